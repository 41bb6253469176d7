import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { request } from 'undici';

/**
 * Stub operator that responds at once: it records the demonstration operator's first reply to the demo player and sends
 * it to every caller. `GAMES_TIMES` multiplies the length of each list of games.
 */

const times = Number(process.env.GAMES_TIMES ?? 1);
const answers = new Map<string, Promise<{ status: number; body: string }>>();

const operator = spawn(process.execPath, ['build/server/operator.js'], {
  env: { ...process.env, OPERATOR_PORT: process.env.OPERATOR_PORT ?? '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => operator.kill('SIGKILL'));
process.once('SIGTERM', () => process.exit());
process.once('disconnect', () => process.exit());

const apiUrl = await findApi();
const token = await logIn();

async function findApi(): Promise<string> {
  for await (const line of createInterface({ input: operator.stdout })) {
    const url = /calls at (\S+?),/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The operator did not start.');
}

async function logIn(): Promise<string> {
  const answer = await ask('POST', 'auth/login', '{"username":"demo","password":"demo1234"}', 'tr', {});
  return (JSON.parse(answer.body) as { data: { token: string } }).data.token;
}

async function ask(
  method: 'GET' | 'POST',
  path: string,
  body: string,
  locale: string,
  headers: Record<string, string>,
) {
  const answer = await request(`${apiUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-locale': locale, 'x-fingerprint': 'bench', ...headers },
    ...(method === 'POST' && { body }),
  });
  const text = await answer.body.text();
  return { status: answer.statusCode, body: path === 'casino/games' ? multiplied(text) : text };
}

interface Games {
  data: { gameCode: string }[];
}

function multiplied(text: string): string {
  const answer = JSON.parse(text) as Games;
  const copies = Array.from({ length: times }, (_, copy) =>
    answer.data.map((game) => (copy === 0 ? game : { ...game, gameCode: `${game.gameCode}-${copy}` })),
  );
  return JSON.stringify({ ...answer, data: copies.flat() });
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  return body;
}

const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
  void bodyOf(incoming).then(async (body) => {
    const path = (incoming.url ?? '').replace(/^\/api\//, '');
    const locale = String(incoming.headers['x-locale'] ?? 'en');
    const key = `${path} ${locale} ${body}`;
    let answer = answers.get(key);
    if (!answer) {
      const method = incoming.method === 'GET' ? 'GET' : 'POST';
      answers.set(key, (answer = ask(method, path, body, locale, { authorization: `Bearer ${token}` })));
    }
    const { status, body: text } = await answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
