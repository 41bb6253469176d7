import { loadavg } from 'node:os';
import pLimit from 'p-limit';
import { startDemoOperator } from '../tests/support/demo-operator';
import { isTrue, newPayer, payUntilTold, type PaymentRecord } from '../tests/support/failover-payments';
import { startSentinels } from '../tests/support/redis-sentinel';
import { startSite } from '../tests/support/site';

/**
 * Payments while the master of Redis is killed: two instances of the built site, three Sentinels, a master and two
 * replicas. Players press until the site says what became of their payment. Run by hand, after `npm run build`:
 * `npx tsx bench/failover.ts [payments]`. `REDIS_WAIT_REPLICAS` and other settings of the site are passed on. Goals: no
 * payment is charged twice, no receipt is untrue, and payments are refused for seconds only.
 */

const payments = Number(process.argv[2] ?? 1_000);
/** Below the number of payments that a player may make in a minute. */
const PAYMENTS_EACH = 10;
const PAYERS_AT_ONCE = 12;
const ORIGIN = 'http://localhost:1';

const redis = await startSentinels();
const operator = await startDemoOperator();
const { REDIS_WAIT_REPLICAS = '' } = process.env;
const env = {
  OPERATOR_API_URL: operator.apiUrl,
  SESSION_SECRETS: 'one secret that both of the instances are given',
  PUBLIC_ORIGIN: ORIGIN,
  REDIS_WAIT_REPLICAS,
  ...redis.env,
};
const sites = await Promise.all([startSite(env), startSite(env)]);
const options = { urls: sites.map(({ url }) => url), operatorUrl: operator.apiUrl, origin: ORIGIN };

let told = 0;
let killedAt = 0;

async function killInTheMiddle(): Promise<void> {
  if ((told += 1) !== Math.round(payments / 2)) return;
  const master = await redis.master();
  killedAt = performance.now();
  await master.stop('SIGKILL');
}

async function payAll(): Promise<(() => Promise<PaymentRecord>)[]> {
  const payer = await newPayer(options);
  const readers: (() => Promise<PaymentRecord>)[] = [];
  for (let index = 0; index < PAYMENTS_EACH; index += 1) {
    readers.push(await payUntilTold(payer, 300 + index));
    await killInTheMiddle();
  }
  return readers;
}

const atOnce = pLimit(PAYERS_AT_ONCE);
const startedAt = performance.now();
const readers = await Promise.all(Array.from({ length: payments / PAYMENTS_EACH }, () => atOnce(payAll)));
const seconds = (performance.now() - startedAt) / 1000;
const records = await Promise.all(readers.flat().map((read) => atOnce(read)));

const count = (matches: (record: PaymentRecord) => boolean) => records.filter(matches).length;
const refusedAt = records.flatMap((record) => record.refusedAt).sort((a, b) => a - b);
const firstAfter = Math.min(...records.flatMap(({ toldAt = Infinity }) => (toldAt > killedAt + 200 ? toldAt : [])));
const since = (time: number | undefined) => (((time ?? NaN) - killedAt) / 1000).toFixed(1);

console.log(`payments   ${records.length} in ${seconds.toFixed(1)} s, at ${sites.length} instances`);
for (const said of ['succeeded', 'unknown', 'refused'] as const)
  console.log(
    `${said.padEnd(10)} ${count((record) => record.said === said)}, charged ` +
      [0, 1]
        .map((charges) => `${charges}x: ${count((each) => each.said === said && each.charges === charges)}`)
        .join(', '),
  );
console.log(`charged    more than once: ${count(({ charges }) => charges > 1)}`);
console.log(`untrue     receipts: ${count((record) => !isTrue(record))}`);
console.log(
  `refused    ${refusedAt.length} presses, ${since(refusedAt[0])} to ${since(refusedAt.at(-1))} s after the kill`,
);
console.log(`first      receipt after the kill: ${since(firstAfter)} s`);
console.log(`load       ${loadavg()[0]?.toFixed(1)}`);

await Promise.all(sites.map((site) => site.stop()));
await operator.close();
await redis.stop();
process.exit(0);
