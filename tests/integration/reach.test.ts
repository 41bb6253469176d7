// @module-tag tier-2

import { createServer, type Server } from 'node:http';
import { format, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, pictureless } from '../support/browser';
import { degradedNetworks, type DegradedNetwork } from '../support/degraded-networks';
import { eventually } from '../support/eventually';
import { listenOnLoopback } from '../support/listen-on-loopback';
import { startSite, type TestSite } from '../support/site';
import { startJourneys, type JourneyEnvironment } from '../support/journey-browser';
import { journeys } from '../support/journeys';
import { popupCookie } from '../support/popup-cookie';

const PRODUCTION = { NODE_ENV: 'production', DEMO: '1', SESSION_SECRETS: 'a-secret-of-thirty-two-characters' };

/** The network on which the others are compared. */
const EVERYTHING_LOADS = 'on';

let chat: Server;
let environment: JourneyEnvironment;

/** By journey, then by network: how the journey ended, or the error. */
const seen = new Map<string, Map<string, string>>(journeys.map(({ name }) => [name, new Map()]));

beforeAll(async () => {
  chat = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Chat</title><h1>Chat</h1>');
  });
  const chatOrigin = `http://127.0.0.1:${await listenOnLoopback(chat)}`;
  const site = await startSite({ ...PRODUCTION, LIVE_CHAT_URL: `${chatOrigin}/desk` });
  environment = {
    site,
    browser: await launchBrowser(pictureless),
    origins: { site: site.url, chat: chatOrigin, provider: await providerOf(site) },
    popupCookie: await popupCookie(site.url),
  };
});

afterAll(async () => {
  await environment.browser.close();
  await environment.site.stop();
  chat.closeAllConnections();
  chat.close();
});

/** The origin of the demonstration's games, sportsbook and payment pages, as the start-up lines name it. */
const providerOf = ({ logs }: TestSite): Promise<string> =>
  eventually(() => {
    const found = logs.map((line) => /^\s*Games, payments\s+(\S+)/.exec(line)?.[1]).find(Boolean);
    if (found === undefined) throw new Error('The start-up lines do not say where the games are.');
    return new URL(found).origin;
  });

/** What each journey requests where everything loads. */
const requests = new Map<string, readonly string[]>();

/** Whether the network can change a journey. True while it is not known what the journey requests. */
function canChange({ changes }: DegradedNetwork, journey: string): boolean {
  const requested = requests.get(journey);
  if (!changes || !requested) return true;
  const isChanged = changes(environment.origins);
  return requested.some((url) => isChanged(new URL(url)));
}

async function runAll(network: DegradedNetwork): Promise<string[]> {
  const place = await startJourneys(environment, network);
  const failures: string[] = [];
  for (const { name, who, run } of journeys) {
    if (!canChange(network, name)) {
      seen.get(name)?.set(network.name, seen.get(name)?.get(EVERYTHING_LOADS) ?? '');
      continue;
    }
    const browser = await place.begin(who);
    const cell = await run(browser).catch((error: Error) => `fails: ${error.message.split('\n', 12).join(' ')}`);
    seen.get(name)?.set(network.name, cell);
    if (network.name === EVERYTHING_LOADS) requests.set(name, [...browser.requested]);
    if (cell.startsWith('fails')) failures.push(`${name} ${cell}`);
    failures.push(...browser.faults);
  }
  await place.end();
  return failures;
}

it.each(degradedNetworks)('every journey ends well: $name', { timeout: 400_000 }, async (network) => {
  // As text, which a report shows whole.
  expect((await runAll(network)).join('\n')).toBe('');
});

it('the table in docs/reach-journeys.md shows these results', async () => {
  const heads = degradedNetworks.map(({ name }) => name);
  const rows = [...seen].map(([journey, cells]) => [journey, ...heads.map((head) => cells.get(head) ?? '')]);
  const table = [['', ...heads], heads.map(() => '---').concat('---'), ...rows];
  const legend = degradedNetworks.map(({ name, meaning }) => `- **${name}**: ${meaning}`);
  const text = `# Every journey with parts missing

Written by \`npx vitest run --project integration -u tests/integration/reach.test.ts\`. The test runs the journeys in Chromium on
a phone of 360 px. It fails when a journey cannot be completed, or when this table differs from its results.

"in place": completed on the page where it began (in a dialog, panel or window). "by page": completed by plain links and forms. "way
back": the game cannot be played, and the screen links back to the lobby.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

${legend.join('\n')}
`;
  const options = await resolveConfig('docs/reach-journeys.md');
  await expect(await format(text, { ...options, parser: 'markdown' })).toMatchFileSnapshot(
    '../../docs/reach-journeys.md',
  );
});
