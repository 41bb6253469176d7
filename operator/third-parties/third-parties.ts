import express, { type Express } from 'express';
import type { Services } from '../services';

/** The second origin: what games providers, a sportsbook and a payment company would host. */
export function thirdParties(_services: Services): Express {
  const app = express();
  app.disable('x-powered-by');
  return app;
}
