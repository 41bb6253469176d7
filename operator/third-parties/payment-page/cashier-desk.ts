import express, { Router, type RequestHandler } from 'express';
import { localeFrom, type Locale } from '../../messages';
import { formatMoney } from '../../money';
import { confirmDeposit, confirmWithdrawal, rejectDeposit, rejectWithdrawal } from '../../payments/cashier';
import type { Services } from '../../services';
import type { Payment } from '../../store/payments';
import { toUtcTime } from '../../utc-time';
import { html, type Markup } from '../../markup';
import { sendPage } from '../page';
import texts from './desk-texts.json' with { type: 'json' };

const SHOWN = 50;

/**
 * The cashier's desk at `/desk`. The person who runs the demonstration plays the staff there, and confirms or rejects
 * pending payments.
 */
export function cashierDesk(services: Services): Router {
  const router = Router();
  router.get('/', (request, response) => {
    const locale = localeFrom(request.get('accept-language'));
    const waiting = services.store.payments.pending(SHOWN);
    sendPage(response, {
      locale,
      title: texts.heading[locale],
      stylesheet: '/pay/palamar.css',
      body: html`<main class="wide">
        <header><span class="company">${texts.heading[locale]}</span></header>
        <section class="card">
          <h1>${texts.heading[locale]}</h1>
          <p class="note">${texts.note[locale]}</p>
          ${waiting.length === 0 ? html`<p>${texts.empty[locale]}</p>` : waiting.map((one) => row(services, one, locale))}
        </section>
      </main>`,
    });
  });
  const readForm = express.urlencoded({ extended: false, limit: '1kb' });
  router.post('/:id/confirm', csrfGuard, readForm, decide(services, confirmDeposit, confirmWithdrawal));
  router.post('/:id/reject', csrfGuard, readForm, decide(services, rejectDeposit, rejectWithdrawal));
  return router;
}

/** CSRF guard: rejects a form post from a page of another origin. */
const csrfGuard: RequestHandler = (request, response, next) => {
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const isForeign = site
    ? site !== 'same-origin'
    : origin !== undefined && !ownOrigins(request.get('host')).includes(origin);
  if (isForeign) response.status(403).type('text').send('Forbidden');
  else next();
};

const ownOrigins = (host: string | undefined) => [`http://${host ?? ''}`, `https://${host ?? ''}`];

type Decision = typeof confirmDeposit;

/** Handles a decision. A payment that was decided in the meantime does not change. */
function decide(services: Services, deposit: Decision, withdrawal: Decision): RequestHandler {
  return (request, response) => {
    const id = Number(request.params['id']);
    const payment = Number.isSafeInteger(id) ? services.store.payments.find(id) : null;
    if (payment) (payment.kind === 1 ? deposit : withdrawal)(services, payment);
    response.redirect(303, '/desk');
  };
}

function row({ store }: Services, payment: Payment, locale: Locale): Markup {
  const { id, kind, amountMinor, createdAt, note } = payment;
  const method = store.paymentMethods.find(payment.methodId)?.title[locale];
  const player = store.players.findById(payment.playerId)?.username;
  const facts = [player, method, note?.[locale], toUtcTime(createdAt).replace('T', ' ')].filter(Boolean).join(' · ');
  return html`<div class="row">
    <div>
      <p class="money">
        ${(kind === 1 ? texts.deposit : texts.withdrawal)[locale]} ${formatMoney(amountMinor, locale)}
      </p>
      <p><small>${facts}</small></p>
    </div>
    <div class="decide">
      <form method="post" action="/desk/${id}/confirm"><button class="primary">${texts.confirm[locale]}</button></form>
      <form method="post" action="/desk/${id}/reject"><button class="quiet">${texts.reject[locale]}</button></form>
    </div>
  </div>`;
}
