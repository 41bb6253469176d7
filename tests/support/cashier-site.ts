import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RunningOperator } from '../../operator/operator';
import { HttpBrowser } from './http-browser';
import { startDemoOperator } from './demo-operator';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { fund, newPlayer, type TestPlayer } from './players';
import { startSite, type TestSite } from './site';

/** Starts a site whose operator can be made to fail, for the tests of one file. Faults are cleared after each test. */
export function cashierSite(env: Record<string, string> = {}) {
  let operator: RunningOperator;
  let proxy: FaultProxy;
  let site: TestSite;
  beforeAll(async () => {
    operator = await startDemoOperator();
    proxy = await startFaultProxy(operator.apiUrl);
    site = await startSite({ OPERATOR_API_URL: proxy.apiUrl, ...env });
  });
  afterEach(() => proxy.faults.clear());
  afterAll(async () => {
    await site.stop();
    await proxy.close();
    await operator.close();
  });

  const logInAs = async ({ username, password }: TestPlayer) => {
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(username, password);
    return visitor;
  };

  return {
    site: () => site,
    proxy: () => proxy,
    logInAs,
    /** Creates a player with that much money and logs in. */
    async enter(lira = 0): Promise<{ visitor: HttpBrowser; player: TestPlayer }> {
      const player = await newPlayer(operator.apiUrl);
      if (lira > 0) await fund(player, lira);
      return { visitor: await logInAs(player), player };
    },
    /** How often the operator received the call. */
    count: (call: string) => proxy.calls.get(call) ?? 0,
  };
}
