import path from 'node:path';
import { formIn, openForm, receiptOf } from '../tests/support/cashier';
import { startDemoOperator } from '../tests/support/demo-operator';
import { listPayments } from '../tests/support/list-payments';
import { freePort } from '../tests/support/free-port';
import { HttpBrowser } from '../tests/support/http-browser';
import { newPlayer } from '../tests/support/players';
import { startRedis } from '../tests/support/redis';
import { startSite, type TestSite } from '../tests/support/site';

/**
 * Tries a rolling replacement of one build by another: both run with one operator and one Redis, and players meet them in
 * turns. Run by hand before a release, with the folder in which the release before it is built:
 * `npx tsx bench/upgrade.ts ../the-release-before`. It prints a line for each thing tried, and ends with 1 if one failed.
 */

const [oldFolder] = process.argv.slice(2);
if (!oldFolder) throw new Error('Name the folder in which the release before this one is built.');

const [operator, redis] = await Promise.all([startDemoOperator(), startRedis()]);
const origin = `http://localhost:${await freePort()}`;
const env = {
  PUBLIC_ORIGIN: origin,
  OPERATOR_API_URL: operator.apiUrl,
  OPERATOR_HUB_URL: operator.hubUrl,
  SESSION_SECRETS: 'one secret that both of the builds are given',
  REDIS_URL: redis.url,
};
process.env['SITE_UNDER_TEST'] = path.resolve(oldFolder, 'build/server/server.js');
const before = await startSite(env);
delete process.env['SITE_UNDER_TEST'];
const after = await startSite(env);
let failures = 0;

/** The same browser at another instance. */
function at(site: TestSite, visitor?: HttpBrowser): HttpBrowser {
  const moved = new HttpBrowser(site.url, origin, visitor?.address);
  for (const [name, value] of visitor?.cookies ?? []) moved.cookies.set(name, value);
  return moved;
}

async function attempt(what: string, act: () => Promise<boolean>): Promise<void> {
  const isWell = await act().catch((error: Error) => (console.log(error.message), false));
  if (!isWell) failures += 1;
  console.log(`${isWell ? 'well  ' : 'FAILED'} ${what}`);
}

async function tryBetween(first: TestSite, second: TestSite, names: string): Promise<void> {
  const player = await newPlayer(operator.apiUrl);
  const { username, password } = player;
  const visitor = at(first);
  await visitor.logIn(username, password);

  await attempt(`${names}: a session goes on`, async () => {
    const answer = await at(second, visitor).get('/dashboard');
    return answer.status === 200 && (await at(first, visitor).get('/dashboard')).status === 200;
  });
  await attempt(`${names}: a deposit's form is sent to the other, and once`, async () => {
    const opened = await openForm(visitor, 'deposit', 6);
    const page = await (await visitor.get(opened.path)).text();
    const form = formIn(at(second, visitor), opened.path, page);
    const sent = await form.send({ Amount: '1.250,50', Network: '1' });
    const receipt = await receiptOf(at(second, visitor), sent);
    const again = formIn(visitor, opened.path, page);
    await again.send({ Amount: '1.250,50', Network: '1' });
    return receipt.includes('1.250,50') && (await listPayments(player)).length === 1;
  });
  await attempt(`${names}: a page's scripts and styles are at the other`, async () => {
    const page = await (await visitor.get('/casino/slot')).text();
    const assets = [...new Set([...page.matchAll(/"(\/assets\/[\w.~-]+\.(?:js|css))"/g)].map(([, name = '']) => name))];
    const answers = await Promise.all(assets.map(async (name) => (await at(second).get(name)).status));
    const missing = answers.filter((status) => status !== 200).length;
    if (missing > 0) console.log(`  ${missing} of ${assets.length} are missing`);
    return assets.length > 5 && missing === 0;
  });
  await attempt(`${names}: a logout counts at the other`, async () => {
    const other = at(second, visitor);
    await visitor.post('/logout', {});
    return (await other.get('/dashboard')).status !== 200;
  });
}

await tryBetween(before, after, 'old to new');
await tryBetween(after, before, 'new to old');
await Promise.all([before.stop(), after.stop()]);
await Promise.all([redis.stop(), operator.close()]);
process.exit(failures > 0 ? 1 : 0);
