import { loadavg } from 'node:os';
import { createSearchIndex, type Entry } from '../app/features/play/search/search-index';
import { games } from '../operator/catalogue/catalogue';
import { measureLatency } from './pages/load';
import { avoidMeasuredCore, startOperator, startSite } from './pages/servers';
import { median, quantile } from './statistics';

/**
 * Benchmark of the search: `npm run build && npx tsx bench/search.ts`. First the index alone: it searches 5,400 games, whose
 * names are those of the demonstration with one word replaced by an invented one, for words as they are typed, with a wrong
 * letter, long or in other scripts. `GAMES=20000` changes the number of games, `ROUNDS=20` that of the rounds (default 9).
 *
 * Goal: p99 under 5 ms. Then the answers of a site with 5,400 games (those of the demonstration, 50 times), for
 * suggestions and for pages, 20 a second each. Goal: p99 under 30 ms.
 */

const GAMES = Number(process.env.GAMES ?? 5_400);
const ROUNDS = Number(process.env.ROUNDS ?? 9);

const SYLLABLES = ['ka', 'ri', 'mo', 'zen', 'tal', 'ber', 'su', 'yıl', 'dor', 'ke', 'şan', 'lu', 'vi', 'gö', 'nar'];

const syllable = (number: number) => SYLLABLES[number % SYLLABLES.length] ?? '';

/** An invented word, a different one for each number. */
const inventedWord = (number: number) =>
  [number, Math.floor(number / 15), Math.floor(number / 225), Math.floor(number / 3_375)].map(syllable).join('');

const entries: readonly Entry<number>[] = Array.from({ length: GAMES }, (_, number) => {
  const { title, studio } = games[number % games.length] ?? { title: '', studio: { name: '' } };
  const isOriginal = number < games.length;
  const name = isOriginal ? title : title.replace(/\S+$/, inventedWord(number));
  return { item: number, name, also: studio.name };
});

/** Names as a player types them, letter by letter, and with each letter missing or wrong. */
function typedNames(): string[] {
  const names = entries.filter((_, number) => number % 180 === 0).map(({ name }) => name);
  return names.flatMap((name) => {
    const places = [...name].map((_, at) => at);
    return [
      ...places.map((at) => name.slice(0, at + 1)),
      ...places.map((at) => name.slice(0, at) + name.slice(at + 1)),
      ...places.map((at) => `${name.slice(0, at)}q${name.slice(at + 1)}`),
    ];
  });
}

const OTHERS = [
  ...'abcçdefgğhıijklmnoöprsştuüvyz0123456789',
  'x'.repeat(200),
  'rulet '.repeat(33),
  'a b c d e f g h',
  '🎰',
  '🎰'.repeat(100),
  'مرحبا بالعالم',
  'שלום',
  '<script>alert(1)</script>',
  'rulet',
  'roulette',
  'rulete',
  'canlı rulet',
];

const start = performance.now();
const index = createSearchIndex(entries);
const built = performance.now() - start;

const queries = [...typedNames(), ...OTHERS];
for (const query of queries) index.find(query);
const timesOf = queries.map((): number[] => []);
for (let round = 0; round < ROUNDS; round += 1)
  for (const [number, query] of queries.entries()) {
    const before = performance.now();
    index.find(query);
    timesOf[number]?.push(performance.now() - before);
  }

const say = (name: string, times: readonly number[]) => {
  const sorted = [...times].sort((one, other) => one - other);
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => `${quantile(sorted, share).toFixed(2)} ms`);
  console.log(`${name}: p50 ${p50}, p99 ${p99}, longest ${longest}`);
};
console.log(`${GAMES} games, ${queries.length} texts × ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`);
console.log(`index built in ${built.toFixed(0)} ms`);
say('every search', timesOf.flat());
// The machine interrupts some searches. The median of a text's rounds is the search itself.
say('median of each text', timesOf.map(median));

const COPIES = 50;
const PER_SECOND = 20;
const SECONDS = 10;

const ADDRESSES = [
  '/search/suggestions?search=rulet',
  '/search/suggestions?search=winterwof',
  '/search/suggestions?search=k',
  '/search?search=rulet',
  '/search?search=winterwof',
];

avoidMeasuredCore();
const operator = await startOperator(COPIES);
const site = await startSite(operator);
for (const address of ADDRESSES) await measureLatency(site.origin, address, PER_SECOND, 2);
for (const address of ADDRESSES) say(address, await measureLatency(site.origin, address, PER_SECOND, SECONDS));
await site.stop();
await operator.stop();
