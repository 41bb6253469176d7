import type { RequestContext } from '~/request/request-context';
import type { PlayerContext } from '~/request/player-context.server';

/** A context without CSRF token, request id and player: a loader that reads one fails by the name of its page. */
export function guestContext(context: RequestContext, routeId: string): RequestContext {
  const { jar, unread } = context.player;
  const refused = (member: string): never => {
    throw new Error(`${routeId} is cached for guests, and a loader of it reads player.${member}.`);
  };
  /** An object that throws when a member other than these is read. */
  const closed = <Name extends keyof PlayerContext>(name: Name, members: object = {}): PlayerContext[Name] =>
    new Proxy(members, {
      get: (target, member) =>
        Reflect.has(target, member) ? (Reflect.get(target, member) as unknown) : refused(`${name}.${String(member)}`),
    }) as PlayerContext[Name];
  const player: PlayerContext = {
    // The jar holds the preferences that the cache key holds.
    jar,
    unread,
    session: closed('session', { player: null, revokedFrom: null }),
    journeys: closed('journeys'),
    stepUp: closed('stepUp'),
    draft: closed('draft'),
    get ipAddress() {
      return refused('ipAddress');
    },
    askForLogin: () => refused('askForLogin'),
  };
  return { ...context, player, page: { ...context.page, csrfToken: () => '', requestId: '' } };
}
