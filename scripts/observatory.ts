import { startSite } from '../tests/support/site';
import { scan } from './observatory/scan';

/**
 * Prints the built site's score by the rules of the MDN HTTP Observatory. Starts the site as https://play.example, or scores the
 * running one: `npm run observatory -- http://localhost:3000 https://play.example` (its address, its PUBLIC_ORIGIN).
 *
 * The redirect from http to https is assumed, because the proxy answers it. A place on the browsers' preload list (5 points)
 * is not.
 */

const ORIGIN = 'https://play.example';

const [address, origin = address] = process.argv.slice(2);
const started = address === undefined ? await startSite({ PUBLIC_ORIGIN: ORIGIN }) : null;
const { score, results } = await scan(address ?? started?.url ?? '', origin ?? ORIGIN);
await started?.stop();

const points = (modifier: number) => (modifier > 0 ? `+${modifier}` : String(modifier)).padStart(4);
for (const { test, result, modifier } of results) console.log(`${points(modifier)}  ${test}: ${result}`);
console.log(`${String(score).padStart(4)}  of the MDN HTTP Observatory, algorithm version 6`);
