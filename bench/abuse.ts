import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { attacks } from './abuse/attacks';
import { play, probe, type Experience } from './abuse/bystanders';
import { sealedCookies } from './live/bench-site';
import { avoidMeasuredCore, startOperator, startSite, type Server } from './pages/servers';
import { quantile } from './statistics';

/**
 * Benchmark of abuse: each attack from one network, beside twenty players from others. Run by hand, after `npm run build`:
 * `npx tsx bench/abuse.ts [attack …]`. `ENTRY` names another built site to attack, such as that of an older commit. Goals:
 * the players' p99 is under 500 ms and none of their requests fails, the health check takes less than 50 ms, and ten
 * seconds after the attack the memory is what it was.
 */

const PLAYERS = 20;
const ATTACK_SECONDS = Number(process.env.SECONDS ?? 15);
const REST_SECONDS = 10;
const WARM_UP_SECONDS = 8;

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(attacks);

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

interface Attacker {
  begin(): void;
  end(): Promise<void>;
}

/** Prepares the attack in a process of its own. */
async function prepareAttack(attack: string, origin: string, cookie: string): Promise<Attacker> {
  const attacker = fork(fileURLToPath(new URL('abuse/attacker.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  await once(attacker, 'message');
  return {
    begin: () => void attacker.send({ attack, origin, cookie }),
    async end() {
      const gone = once(attacker, 'exit');
      attacker.send('over');
      const cut = setTimeout(() => attacker.kill('SIGKILL'), 2_000);
      await gone;
      clearTimeout(cut);
    },
  };
}

interface Result {
  readonly players: Experience;
  readonly health: Experience;
  /** The health check on the port of the players. */
  readonly publicHealth: Experience;
  readonly mostMb: number;
}

/** Lets the players play for a while. @param meanwhile runs beside them */
async function watch(site: Server, cookies: readonly string[], seconds: number): Promise<Result> {
  const signal = AbortSignal.timeout(seconds * 1_000);
  let mostMb = 0;
  const sampling = setInterval(() => (mostMb = Math.max(mostMb, site.residentMb())), 200);
  const [players, health, publicHealth] = await Promise.all([
    play(site.origin, cookies, signal),
    probe(site.metricsOrigin ?? site.origin, signal),
    probe(site.origin, signal),
  ]);
  clearInterval(sampling);
  return { players, health, publicHealth, mostMb };
}

avoidMeasuredCore();
// The attacker shares a core with the players and the probe, who must not wait for it. Needs privileges.
try {
  setPriority(-20);
} catch {
  console.log('The players have no priority over the attacker: their times include its work.');
}
const operator = await startOperator();
const [attackersCookie = '', ...cookies] = await sealedCookies(PLAYERS + 1);
console.log(
  `load of the machine before ${loadavg()[0]?.toFixed(1)}; ${PLAYERS} players, ${ATTACK_SECONDS} s of each attack`,
);
console.log(
  'attack               players: p50, p99, longest   failed        health: p99, longest; to players  MB: before, most, after',
);

for (const name of ['none', ...names]) {
  const site = await startSite(
    operator,
    { TRUST_PROXY: 'loopback', MAX_PAGE_WAIT_MS: '250', MAX_PAGES_UNDER_WAY: '40', METRICS_PORT: '0' },
    process.env.ENTRY,
  );
  const attacker = name === 'none' ? null : await prepareAttack(name, site.origin, attackersCookie);
  await watch(site, cookies, WARM_UP_SECONDS);
  const beforeMb = site.residentMb();
  attacker?.begin();
  const { players, health, publicHealth, mostMb } = await watch(site, cookies, ATTACK_SECONDS);
  await attacker?.end();
  await watch(site, cookies, REST_SECONDS);
  const ms = (times: readonly number[], share: number) => {
    const sorted = times.toSorted((a, b) => a - b);
    return `${quantile(sorted, share).toFixed(0)} ms`;
  };
  const failed = sum(players.failures.values());
  const kinds =
    failed === 0 ? '' : ` (${[...players.failures].map(([status, count]) => `${status}: ${count}`).join(', ')})`;
  console.log(
    [
      name.padEnd(20),
      [0.5, 0.99, 1]
        .map((share) => ms(players.times, share))
        .join(', ')
        .padEnd(27),
      `${failed} of ${players.times.length}${kinds}`.padEnd(13),
      [health, publicHealth]
        .map(({ times }) => `${ms(times, 0.99)}, ${ms(times, 1)}`)
        .join('; ')
        .padEnd(32),
      [beforeMb, mostMb, site.residentMb()].map((mb) => mb.toFixed(0)).join(', '),
    ].join(' '),
  );
  await site.stop();
}
await operator.stop();
