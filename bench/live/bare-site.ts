import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { Pool } from 'undici';

/**
 * Baseline for the balance benchmark: express asks the operator and forwards the reply. No session, no validation, no
 * headers, no rate limit.
 */

const base = new URL(process.env.OPERATOR_API_URL ?? '');
const operator = new Pool(base.origin, { connections: 64 });
const app = express();

async function answer(response: Response): Promise<void> {
  const said = await operator.request({ method: 'POST', path: `${base.pathname}user/balance`, body: '{}' });
  const { data } = (await said.body.json()) as { data: { balance: number } };
  response.json(data);
}

app.get('/balance', (_request, response, next) => void answer(response).catch(next));
const server = app.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ msg: 'listening', port: (server.address() as AddressInfo).port })),
);
