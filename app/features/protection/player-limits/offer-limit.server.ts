import type { AppLoadContext } from '@remix-run/node';
import type { PlayerSession } from '~/session/player-session.server';
import { limits } from '~/upstream/contract/limits';
import { hasCapability } from '~/upstream/has-capability.server';
import type { Cookie, CookieJar } from '~/session/cookie-jar.server';
import { describeLimitForm } from './limit-form.server';
import type { LimitsPolicy } from './limit-names';
import { delayText } from './limits.server';

/** The policy of an operator with deposit limits. Null for any other, and while it cannot be read. */
export async function findDepositPolicy(context: Pick<AppLoadContext, 'content'>): Promise<LimitsPolicy | null> {
  if (!(await hasCapability(context, 'limits'))) return null;
  const policy = await context.content.find(limits.policy, {});
  return policy?.kinds.some(({ kind }) => kind === 'deposit') ? policy : null;
}

/** The offer to set a deposit limit, with its form. Null where `findDepositPolicy` is. */
export async function offerDepositLimit(context: AppLoadContext, redirectTo: string) {
  const policy = await findDepositPolicy(context);
  const form =
    policy && (await describeLimitForm(context, policy, [], new URLSearchParams({ kind: 'deposit', redirectTo })));
  if (!form) return null;
  const { translation } = context.page;
  return { copy: translation.copy('player-limits'), delay: delayText(policy, translation), form };
}

/** The user code of the player who went on without a deposit limit in this browser. */
const DECLINED_COOKIE: Cookie = { name: 'limit-declined', maxAge: 30 * 24 * 60 * 60 };

type Player = Pick<PlayerSession, 'usercode'>;

/** Remembers, in this browser and for a month, that the player set no limit when one was offered. */
export const declineLimit = (jar: CookieJar, { usercode }: Player): void => jar.set(DECLINED_COOKIE, usercode);

export const hasDeclinedLimit = (jar: CookieJar, { usercode }: Player): boolean =>
  jar.get(DECLINED_COOKIE) === usercode;
