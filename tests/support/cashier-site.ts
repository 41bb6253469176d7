import { HttpBrowser } from './http-browser';
import { fund, newPlayer, type TestPlayer } from './players';
import { siteBehindFaults } from './site-behind-faults';

/** A site behind faults, with what the tests of payments do there. */
export function cashierSite(env: Record<string, string> = {}) {
  const { operator, proxy, site } = siteBehindFaults(env);

  const logInAs = async ({ username, password }: TestPlayer) => {
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(username, password);
    return visitor;
  };

  return {
    site: () => site,
    proxy: () => proxy,
    logInAs,
    /** The operator itself, without the proxy. */
    operatorUrl: () => operator.apiUrl,
    /** Creates a player with that much money and logs in. */
    async enter(lira = 0): Promise<{ visitor: HttpBrowser; player: TestPlayer }> {
      const player = await newPlayer(operator.apiUrl);
      if (lira > 0) await fund(player, lira);
      return { visitor: await logInAs(player), player };
    },
    /** Has the operator's desk decide a payment that waits. */
    decide: ({ id }: { id: number }, how: 'confirm' | 'reject') =>
      fetch(`${operator.thirdPartyOrigin}/desk/${id}/${how}`, { method: 'POST', redirect: 'manual' }),
    /** How often the operator received the call. */
    count: (call: string) => proxy.calls.get(call) ?? 0,
  };
}
