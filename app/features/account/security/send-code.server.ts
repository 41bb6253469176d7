import type { AppLoadContext } from '@remix-run/node';
import type { ReadForm } from '~/forms/read-form.server';
import { REPLACE_ENTRY } from '~/lib/remix-headers';
import { requestKey } from '~/lib/request-key.server';
import type { PlayerSession } from '~/session/player-session.server';
import { singleFlightByPlayer } from '~/session/single-flight-by-player.server';
import type { Call, CallData, CallRequest } from '~/upstream/contract/call';
import { mayHaveActed, type Outcome } from '~/upstream/outcome';

/** A repeated submission gets the answer of the first: its codes are shown once. */
const SAME_FORM_MS = 10_000;

type Sent<Data, Failed> =
  { readonly data: Data; readonly message: string | null } | { readonly data?: undefined; readonly failed: Failed };

/**
 * Makes a call that a code confirms. Wrong codes are rate limited, because the player's unlocked phone may be in other
 * hands.
 *
 * @throws a redirect to the page that shows what holds, where the call may have had its effect and this is not known
 */
export async function sendCode<C extends Call, Value>(
  context: AppLoadContext,
  player: Pick<PlayerSession, 'usercode'>,
  form: ReadForm<Value>,
  call: C,
  request: CallRequest<C>,
  /** Called with the outcome, once for a form that was sent twice. */
  onOutcome: (outcome: Outcome<CallData<C>>) => Promise<void> = () => Promise.resolve(),
): Promise<Sent<CallData<C>, ReturnType<typeof form.invalid>>> {
  const limit = context.site.limits.factorCodeByPlayer;
  const allowance = await limit.consume(player.usercode);
  if (!allowance.allowed) return { failed: form.failLater(allowance.retryAfterSeconds) };
  const outcome = await singleFlightByPlayer(
    context,
    requestKey(call.path, player.usercode, request),
    async () => {
      const outcome = await context.operator.ask(call, request);
      await onOutcome(outcome);
      return outcome;
    },
    ({ kind }) => (kind === 'success' ? SAME_FORM_MS : 0),
  );
  if (outcome.kind !== 'refused') await limit.refund(player.usercode);
  // The page that follows reads what holds now, and gets its full time for that.
  context.operator.resetDeadline();
  if (outcome.kind !== 'success' && mayHaveActed(outcome)) throw await leadToStatus(context);
  return outcome.kind === 'success' ? outcome : { failed: form.failWith(outcome) };
}

function leadToStatus({ page: { toasts, translation } }: AppLoadContext) {
  const message = translation.t('security-server', 'unknown');
  return toasts.redirect('/dashboard/security', { type: 'warning', message }, REPLACE_ENTRY);
}
