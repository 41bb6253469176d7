import type { LimitName } from '~/limits/limits.server';
import { auth } from '~/upstream/contract/auth';
import { bet } from '~/upstream/contract/bet';
import { bonus } from '~/upstream/contract/bonus';
import type { Call, CallRequest } from '~/upstream/contract/call';
import { casino } from '~/upstream/contract/casino';
import { cms } from '~/upstream/contract/cms';
import { customer } from '~/upstream/contract/customer';
import { exclusion } from '~/upstream/contract/exclusion';
import { limits } from '~/upstream/contract/limits';
import { payment } from '~/upstream/contract/payment';
import { security } from '~/upstream/contract/security';
import { ticket } from '~/upstream/contract/ticket';
import { isRejection, mayHaveActed, wasNotReceived, type Outcome } from '~/upstream/outcome';

/** A limit that a call counts against. A wrong password counts otherwise than a right one, so an outcome decides. */
export interface CountedLimit {
  readonly name: LimitName;
  /** Under which key: the player in all sessions together, the visitor's address, or what the call is about. */
  readonly per: 'player' | 'network' | { readonly subject: string };
  readonly counts: (outcome: Outcome<unknown>) => boolean;
}

/** How a call that writes is sent. The same request that comes while the first is under way shares its outcome. */
export interface SubmissionRule {
  readonly limits?: readonly CountedLimit[];
  /** Milliseconds for which the same request gets the outcome of one that succeeded. Default: it is sent again. */
  readonly keepsMs?: number;
  /** The same for one that the operator refused. Short, because its next answer may differ. */
  readonly keepsRefusedMs?: number;
  readonly changesBalance?: true;
  /** The same request again is its opposite, so that it is never a repetition. */
  readonly toggles?: true;
}

/** For how long a form that is sent again gets the outcome of the first. */
const SAME_FORM = { keepsMs: 60_000 };
/** The same, where a code or a passkey is used up: the next one may be typed soon. */
const SAME_CODE = { keepsMs: 10_000 };
/** The same for bonuses, which may be offered a moment later. */
const SAME_BONUS = { ...SAME_FORM, keepsRefusedMs: 3_000, changesBalance: true } as const;

const counted = (per: CountedLimit['per'], names: readonly LimitName[], counts: CountedLimit['counts']) =>
  names.map((name) => ({ name, per, counts }));
const isReceived: CountedLimit['counts'] = (outcome) => !wasNotReceived(outcome);

const byPlayer = (...names: LimitName[]) => counted('player', names, isReceived);
const byNetwork = (...names: LimitName[]) => counted('network', names, isReceived);

/** Wrong passwords and codes of a player whose unlocked phone may be in other hands; not the request for a code. */
const wrongOnes = (name: LimitName, { code }: { readonly code?: string | undefined }) =>
  counted(
    'player',
    [name],
    (outcome) => outcome.kind === 'refused' && !(outcome.code === 'second-factor' && code === undefined),
  );

/** Wrong codes of a call that needs one of some players only. */
const wrongCodes = ({ code }: { readonly code?: string | undefined }) =>
  code === undefined
    ? []
    : counted(
        'player',
        ['factorCodeByPlayer'],
        (outcome) => outcome.kind === 'refused' && outcome.code === 'second-factor',
      );

const phoneCode = (phone: string) => [
  ...byPlayer('phoneCodeByPlayer'),
  ...counted({ subject: phone }, ['phoneCodeByPhone'], isReceived),
  ...byNetwork('phoneCodeByNetwork'),
  ...byPlayer('phoneCodeByPlayerDaily'),
  ...counted({ subject: phone }, ['phoneCodeByPhoneDaily'], isReceived),
];
const phoneCheck = [...byPlayer('phoneCheckByPlayer'), ...byNetwork('phoneCheckByNetwork')];

type RuleOf = (request: never) => SubmissionRule;

const rule = <C extends Call>(call: C, of: SubmissionRule | ((request: CallRequest<C>) => SubmissionRule)) =>
  [call.path, typeof of === 'function' ? of : () => of] as const;

/** Calls that write and are not here are limited by their forms: logins, recovery, payments, and launches of games. */
const RULES: ReadonlyMap<string, RuleOf> = new Map<string, RuleOf>([
  rule(auth.register, {
    // Only an account or a refusal counts; an outage does not.
    limits: counted(
      'network',
      ['registrationByNetwork'],
      (outcome) => outcome.kind === 'success' || isRejection(outcome),
    ),
    ...SAME_FORM,
  }),
  rule(auth.verify, SAME_CODE),
  // A second code would invalidate the first.
  rule(auth.sendresetpassword, { keepsMs: 5_000 }),
  rule(auth.changepasswordwithcode, SAME_FORM),
  rule(bet.place, (request) => ({
    limits: [...byPlayer('betByPlayer'), ...wrongCodes(request)],
    changesBalance: true,
  })),
  rule(bet.cashout, { limits: byPlayer('betByPlayer'), changesBalance: true }),
  rule(bonus.claim, { limits: byPlayer('bonusClaimByPlayer'), ...SAME_BONUS }),
  rule(bonus.promocode, { limits: byPlayer('promoCodeByPlayer'), ...SAME_BONUS }),
  rule(bonus.forfeit, { limits: byPlayer('bonusForfeitByPlayer'), ...SAME_FORM, changesBalance: true }),
  rule(bonus.definetrialbonus, { limits: byPlayer('trialBonusByPlayer'), ...SAME_FORM, changesBalance: true }),
  rule(casino.togglefavorite, { limits: byPlayer('favouriteByPlayer'), toggles: true }),
  rule(cms.callme, { limits: counted('network', ['callRequestByNetwork'], mayHaveActed), ...SAME_FORM }),
  rule(customer.changepassword, (request) => ({ limits: wrongOnes('passwordByPlayer', request), ...SAME_FORM })),
  // A double click. The operator itself sends other codes after a minute only.
  rule(customer.changephonebegin, ({ phone }) => ({ limits: phoneCode(phone), keepsMs: 3_000 })),
  rule(customer.changephoneconfirm, { limits: phoneCheck, ...SAME_CODE }),
  rule(customer.endsession, { limits: byPlayer('sessionEndsByPlayer') }),
  rule(customer.endothersessions, { limits: byPlayer('sessionEndsByPlayer') }),
  rule(customer.readnotification, { limits: byPlayer('notificationByPlayer') }),
  rule(customer.updatephone, (request) =>
    request.step === 1 ? { limits: phoneCode(request.phone) } : { limits: phoneCheck, ...SAME_CODE },
  ),
  rule(exclusion.start, { limits: byPlayer('pauseByPlayer') }),
  rule(limits.set, { limits: byPlayer('playerLimitByPlayer') }),
  rule(limits.cancelpending, { limits: byPlayer('playerLimitByPlayer') }),
  rule(payment.forget, { limits: byPlayer('accountRemovalByPlayer'), ...SAME_FORM }),
  rule(payment.cancel, { limits: byPlayer('cancellationByPlayer'), ...SAME_FORM, changesBalance: true }),
  rule(security.totpbegin, { limits: byPlayer('factorSetupByPlayer') }),
  rule(security.totpconfirm, (request) => ({ limits: wrongOnes('factorCodeByPlayer', request), ...SAME_CODE })),
  rule(security.totpdisable, (request) => ({ limits: wrongOnes('factorCodeByPlayer', request), ...SAME_CODE })),
  rule(security.recoverycodes, (request) => ({ limits: wrongOnes('factorCodeByPlayer', request), ...SAME_CODE })),
  rule(security.passkeybegin, (request) => ({
    limits: [...byPlayer('passkeyByPlayer'), ...wrongCodes(request)],
  })),
  rule(security.passkeyfinish, { limits: byPlayer('passkeyFinishByPlayer'), ...SAME_CODE }),
  rule(security.passkeyremove, (request) => ({
    limits: [...byPlayer('passkeyByPlayer'), ...wrongCodes(request)],
    ...SAME_CODE,
  })),
  rule(ticket.create, { limits: byPlayer('ticketByPlayer'), ...SAME_FORM }),
  rule(ticket.reply, { limits: byPlayer('ticketReplyByPlayer'), ...SAME_FORM }),
  rule(ticket.close, { limits: byPlayer('ticketCloseByPlayer') }),
]);

/** The rule of a call; null for a call that reads, or that its form limits. */
export const submissionRuleOf = <C extends Call>({ path }: C, request: CallRequest<C>): SubmissionRule | null =>
  RULES.get(path)?.(request as never) ?? null;
