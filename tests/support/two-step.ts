import { afterAll, beforeAll } from 'vitest';
import { turnFactorOn } from './authenticator';
import { HttpBrowser } from './http-browser';
import { operatorClock } from './operator-clock';
import { newPlayer } from './players';
import { startSite, type TestSite } from './site';
import { standIn } from './stand-in';

const CODES_LAST_MS = 120_000;

/** A site for the tests of one file, with players whose second factor is on. The clock of its operator can be turned. */
export function twoStepSite() {
  let running: TestSite;
  beforeAll(async () => {
    running = await startSite({ OPERATOR_SCENARIOS: '1' });
  });
  afterAll(() => running.stop());
  const site = standIn(() => running);
  const { now, wait } = operatorClock(() => site.operatorUrl);

  return {
    site,
    now,
    wait,
    visit: () => new HttpBrowser(site.url),
    /** A new player, whose codes were not used in the last minutes. */
    async owner() {
      const player = await newPlayer(site.operatorUrl);
      const factor = await turnFactorOn(player, now);
      await wait(CODES_LAST_MS);
      return { player, ...factor };
    },
  };
}

export type Owner = Awaited<ReturnType<ReturnType<typeof twoStepSite>['owner']>>;

export const VERIFY = '/login/verify?redirectTo=%2F';

/** Sends the code of the app. */
export const sendCode = (visitor: HttpBrowser, code: string, path = VERIFY) =>
  visitor.post(path, { factor: 'totp', code });

/** Sends a recovery code. */
export const sendRecoveryCode = (visitor: HttpBrowser, code: string) =>
  visitor.post(VERIFY, { factor: 'recovery-code', code });

/** Whether the browser has a session: the dashboard is a guest's redirect to the login form. */
export const isLoggedIn = async (visitor: HttpBrowser) => (await visitor.get('/dashboard')).status === 200;
