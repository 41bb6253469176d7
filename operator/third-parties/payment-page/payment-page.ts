import express, { Router, type Request, type Response } from 'express';
import { TransactionStatus } from '~/upstream/contract/values';
import { formatMoney } from '../../money';
import { cancelDeposit, closeAbandonedPages, confirmDeposit } from '../../payments/cashier';
import type { Services } from '../../services';
import type { Payment } from '../../store/payments';
import { html, type Markup } from '../../markup';
import { sendPage, sendStylesheet } from '../page';
import texts from './texts.json' with { type: 'json' };

const SHOWN_LETTERS = 8;

const STYLESHEET = '/pay/palamar.css';
/** The site's receipt of a payment, and its list of payments: docs/contract/README.md#payments. */
const RECEIPT_PATH = '/dashboard/receipt/';
const PAYMENTS_PATH = '/dashboard/financial-activities';

/** The payment company's page of a deposit: `/pay/<token>`. The token is the only credential, and can be used once. */
export function paymentPage(services: Services): Router {
  const router = Router();

  router.get('/palamar.css', (_request, response) => sendStylesheet(response, 'payment-page.css'));
  router.get('/:token', (request, response) => {
    closeAbandonedPages(services.store);
    showPayment(services, findPayment(services, request), response);
  });
  for (const [step, decide] of [['complete', confirmDeposit] as const, ['cancel', cancelDeposit] as const]) {
    router.post(`/:token/${step}`, express.urlencoded({ extended: false, limit: '1kb' }), (request, response) => {
      closeAbandonedPages(services.store);
      const payment = findPayment(services, request);
      if (!payment) return showPayment(services, null, response);
      // A repeated submit changes nothing, because the payment is already decided; the redirect is the same.
      decide(services, payment);
      response.redirect(303, wayBack(services, payment));
    });
  }
  return router;
}

const findPayment = ({ store }: Services, request: Request) =>
  store.payments.findByPageToken(request.params['token'] ?? '');

/** To the payment's receipt, where it was sent with a reference. */
const wayBack = ({ siteOrigin }: Services, payment: Payment | null) =>
  siteOrigin + (payment?.reference ? RECEIPT_PATH + encodeURIComponent(payment.reference) : PAYMENTS_PATH);

function showPayment(services: Services, payment: Payment | null, response: Response): void {
  const locale = payment?.locale ?? 'tr';
  const open = payment?.status === TransactionStatus.Created;
  sendPage(response, {
    locale,
    title: `${(open ? texts.heading : stateOf(payment).title)[locale]} · ${texts.company[locale]}`,
    stylesheet: STYLESHEET,
    status: payment ? 200 : 404,
    formTargets: [services.siteOrigin],
    body: html`<main>
      <header>
        <span class="company">${texts.company[locale]}</span>
        <span class="badge">${texts.badge[locale]}</span>
      </header>
      <section class="card">
        ${payment && open ? question(services, payment) : outcome(payment, wayBack(services, payment))}
      </section>
      <p class="fineprint">${texts.fineprint[locale]}</p>
    </main>`,
  });
}

function question({ store, siteOrigin }: Services, payment: Payment): Markup {
  const { locale, pageToken, note } = payment;
  const facts: [string, string | undefined][] = [
    [texts.method[locale], store.paymentMethods.find(payment.methodId)?.title[locale]],
    [texts.account[locale], note?.[locale]],
    [texts.merchant[locale], new URL(siteOrigin).host],
    [texts.reference[locale], referenceOf(payment)],
  ];
  return html`<h1>${texts.heading[locale]}</h1>
    <p class="amount">
      <span>${texts.amount[locale]}</span> <strong>${formatMoney(payment.amountMinor, locale)}</strong>
    </p>
    <dl>
      ${facts.map(
        ([name, value]) =>
          value &&
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    <form method="post" action="/pay/${pageToken}/complete">
      <button class="primary">${texts.complete[locale]}</button>
    </form>
    <form method="post" action="/pay/${pageToken}/cancel">
      <button class="quiet">${texts.cancel[locale]}</button>
    </form>`;
}

function outcome(payment: Payment | null, wayBack: string): Markup {
  const locale = payment?.locale ?? 'tr';
  const { title, note, isPaid } = stateOf(payment);
  return html`<div class="state">
      <span class="mark${isPaid ? '' : ' off'}" aria-hidden="true">${isPaid ? '✓' : '×'}</span>
      <h1>${title[locale]}</h1>
    </div>
    <p class="note">
      ${payment && html`${formatMoney(payment.amountMinor, locale)} · ${referenceOf(payment)}. `}${note[locale]}
    </p>
    <a class="button primary" href="${wayBack}">${texts.back[locale]}</a>`;
}

function stateOf(payment: Payment | null) {
  if (!payment) return { title: texts.unknown, note: texts.unknownNote, isPaid: false };
  return payment.status === TransactionStatus.Confirmed
    ? { title: texts.confirmed, note: texts.confirmedNote, isPaid: true }
    : { title: texts.cancelled, note: texts.cancelledNote, isPaid: false };
}

/** As the site shows it: the beginning of the reference. */
const referenceOf = ({ id, reference }: Payment) =>
  reference ? reference.slice(0, SHOWN_LETTERS) : `PLM-${String(id).padStart(6, '0')}`;
