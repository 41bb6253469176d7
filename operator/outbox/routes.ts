import { Router } from 'express';
import { readText } from '../files';
import { contentLocale, localeFrom } from '../messages';
import type { Services } from '../services';
import { toUtcTime } from '../utc-time';
import { outboxPage } from './page';

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Routes of the outbox, the messages that the operator "sent": an HTML page, and JSON for tests. */
export function outboxRoutes({ store }: Pick<Services, 'store'>): Router {
  const router = Router();
  router.get('/outbox.json', (_request, response) => {
    const messages = store.outbox.list().map(({ at, ...message }) => ({ ...message, at: toUtcTime(at) }));
    response.set('cache-control', 'no-store').json(messages);
  });
  router.get('/outbox.css', (_request, response) => void response.type('css').send(readText('outbox.css')));
  router.get('/outbox', (request, response) => {
    const { lang, to } = request.query;
    const locale = contentLocale(localeFrom(typeof lang === 'string' ? lang : request.get('accept-language')));
    const recipient = typeof to === 'string' ? to.trim() : '';
    response
      .set({ 'cache-control': 'no-store', 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' })
      .type('html')
      .send(outboxPage({ messages: store.outbox.list(recipient), recipient, locale }));
  });
  return router;
}
