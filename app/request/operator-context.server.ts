import { tooManyText } from '~/limits/too-many-text.server';
import type { Translation } from '~/i18n/translator.server';
import { networkOf } from '~/lib/network-of';
import { requestKey } from '~/lib/request-key.server';
import type { SessionHandle } from '~/session/player-session.server';
import type { Balances } from '~/upstream/balances.server';
import { siteCaller, type Caller, type OperatorClient } from '~/upstream/client.server';
import { auth } from '~/upstream/contract/auth';
import type { Call, CallData, CallRequest } from '~/upstream/contract/call';
import { failurePage } from '~/upstream/failure-page.server';
import { dataOf, wasNotReceived, type Outcome } from '~/upstream/outcome';
import { submissionRuleOf } from './submission-rules.server';
import { submitOnce, type SubmittingSite } from './submit-once.server';

/** `idempotencyKey` goes with a `money` call. */
type AskOptions = Pick<Caller, 'idempotencyKey'>;

interface SiteServices extends SubmittingSite {
  readonly client: OperatorClient;
  readonly balances: Balances;
  readonly operatorIsLocal: boolean;
}

interface OperatorOptions {
  readonly site: SiteServices;
  readonly session: SessionHandle;
  readonly responseHeaders: Headers;
  readonly translation: Pick<Translation, 't'>;
  caller(): Caller;
  endSession(): Promise<never>;
  resetDeadline(): void;
}

export type OperatorContext = ReturnType<typeof createOperatorContext>;

export function createOperatorContext(options: OperatorOptions) {
  const { site, session, responseHeaders, translation, caller, endSession, resetDeadline } = options;

  async function send<C extends Call>(
    call: C,
    body: CallRequest<C>,
    askOptions?: AskOptions,
  ): Promise<Outcome<CallData<C>>> {
    const outcome = await site.client.ask(call, body, { ...caller(), ...askOptions });
    // The pause began at the operator, or in a session that this instance has not heard of.
    if (outcome.kind === 'refused' && outcome.code === 'excluded' && outcome.excludedUntil !== undefined)
      await session.update({ excludedUntil: outcome.excludedUntil });
    return outcome.kind === 'unauthorised' && session.player ? endSession() : outcome;
  }

  /** @param by what tells repetitions apart, beyond the request; by default the player, or a guest's network */
  async function submit<C extends Call>(
    call: C,
    request: CallRequest<C>,
    by: string | undefined,
    work: () => Promise<Outcome<CallData<C>>>,
  ): Promise<Outcome<CallData<C>>> {
    const rule = submissionRuleOf(call, request);
    if (!rule) return work();
    const { address } = caller();
    const player = session.player?.usercode ?? null;
    const key = requestKey(call.path, by ?? player ?? networkOf(address ?? ''), request);
    const outcome = await submitOnce(site, { rule, key, player, address: address ?? '', send: work });
    if (rule.changesBalance && !wasNotReceived(outcome)) await forgetBalance();
    // The page that follows reads what holds now, and gets its full time for that.
    resetDeadline();
    return outcome.kind === 'refused' && outcome.retryAfterSeconds !== undefined
      ? tooMany(outcome.retryAfterSeconds)
      : outcome;
  }

  function tooMany(retryAfterSeconds: number): Outcome<never> {
    responseHeaders.set('retry-after', String(retryAfterSeconds));
    return { kind: 'refused', message: tooManyText(translation, retryAfterSeconds), retryAfterSeconds };
  }

  /** Follows submission-rules.server.ts for writes. @throws a redirect to the login form after a 401: the session is over */
  const ask = <C extends Call>(call: C, body: CallRequest<C>, askOptions?: AskOptions): Promise<Outcome<CallData<C>>> =>
    submit(call, body, undefined, () => send(call, body, askOptions));

  /** Deletes the cached balance after a payment: the next read asks the operator. */
  async function forgetBalance(): Promise<void> {
    if (session.player) await site.balances.forget(session.player.id);
  }

  return {
    ask,
    /** Makes a call whose data the page needs. @throws an error page when the call does not succeed */
    read: async <C extends Call>(call: C, body: CallRequest<C>): Promise<CallData<C>> =>
      dataOrErrorPage(await ask(call, body)),
    /**
     * Calls without a token, for forms that open a session: a 401 is then an ordinary outcome. @param by what tells
     * repetitions apart, beyond the request
     */
    askAsGuest: <C extends Call>(call: C, body: CallRequest<C>, by = ''): Promise<Outcome<CallData<C>>> =>
      submit(call, body, by, () => site.client.ask(call, body, { ...caller(), token: null })),
    /** Ends a session that was opened to prove a password. That it fails is no reason to refuse the player. */
    async endProof(token: string): Promise<void> {
      await site.client.ask(auth.logout, {}, { ...caller(), token });
    },
    /** Makes a call whose answer all visitors share: it carries nothing of this one but the language. */
    askAsSite<C extends Call>(call: C, body: CallRequest<C>): Promise<Outcome<CallData<C>>> {
      const { locale, requestId, isSampled = false, signal } = caller();
      return site.client.ask(call, body, { ...siteCaller(locale), requestId, isSampled, ...(signal && { signal }) });
    },
    /** The player's balance with its parts; null for guests and when it is not known. */
    async findWallet() {
      if (!session.player) return null;
      const outcome = await site.balances.ask(session.player.id, caller());
      if (outcome.kind === 'unauthorised') return endSession();
      return dataOf(outcome);
    },
    forgetBalance,
    resetDeadline,
    /** The operator runs on this machine, so its third parties may be served by plain http. */
    isLocal: site.operatorIsLocal,
  };
}

/** The data of a successful outcome. @throws for any other outcome a response that the error boundary shows */
export function dataOrErrorPage<Data>(outcome: Outcome<Data>): Data {
  if (outcome.kind === 'success') return outcome.data;
  throw failurePage(outcome);
}
