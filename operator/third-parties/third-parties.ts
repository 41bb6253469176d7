import express, { type Express } from 'express';
import type { Services } from '../services';
import { demoGames } from './games/games';
import { cashierDesk } from './payment-page/cashier-desk';
import { paymentPage } from './payment-page/payment-page';
import { sportsbook } from './sportsbook/sportsbook';

/** The second origin: the simulated games providers, sportsbook and payment company. */
export function thirdParties(services: Services): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use('/games', demoGames(services));
  app.use('/pay', paymentPage(services));
  app.use('/desk', cashierDesk(services));
  app.use('/sportsbook', sportsbook(services));
  return app;
}
