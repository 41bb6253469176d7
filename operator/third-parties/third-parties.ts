import express, { type Express } from 'express';
import type { Services } from '../services';
import { demoGames } from './games/games';

/** The second origin: what games providers, a sportsbook and a payment company would host. */
export function thirdParties(services: Services): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use('/games', demoGames(services));
  return app;
}
