import { randomUUID } from 'node:crypto';
import { accept, NotOffered, requireCapability, refuse, type CallContext, type GroupHandlers } from '../call-handler';
import { isCommonPassword } from '../common-password';
import { countriesIn } from '../countries';
import { contentLocale, translate } from '../messages';
import { toDecimal } from '../money';
import { isCodeValid, sendCode, consumeCode } from '../outbox/codes';
import { passkeyOptions, verifyPasskey } from '../passkeys/verify-passkey';
import { hashPassword, dummyHash, passwordMatches } from '../passwords';
import { noteDevice, notePasswordChange } from '../security-notices';
import { beginSecondStep, verifySecondStep } from '../second-factor/verify-login';
import { noteSecurityEvent } from '../security-warnings';
import type { CodeOwner } from '../store/codes';
import type { NewPlayer, Player } from '../store/players';
import { openBettingSession } from '../third-parties/sportsbook/betting-session';
import { toUtcTime } from '../utc-time';
import { trialBonusAmount } from '../bonuses/claim';
import { findFieldError, registrationForm } from '../registration-forms';
import { ADULT_AGE, findAccountError, findRegistrationError } from './registration-rules';

const taken = {
  username: { field: 'username', message: 'usernameTaken' },
  email: { field: 'email', message: 'emailTaken' },
  personalNo: { field: 'PersonalNo', message: 'personalNoTaken' },
} as const;

export const authHandlers: GroupHandlers<'auth'> = {
  async login({ username, password }, context) {
    const player = context.store.players.findByUsername(username);
    const matches = await passwordMatches(password, player?.passwordHash ?? (await dummyHash));
    if (player && !matches) noteSecurityEvent(context, player.id, 'failed-login');
    if (!player || !matches) return refuse(translate(context.locale, 'loginFailed'));
    const secondStep = beginSecondStep(context, player);
    if (secondStep) return accept(secondStep);
    return accept(openSession(player, context), translate(context.locale, 'loggedIn', { name: player.name }));
  },

  async verify(input, context) {
    if (!context.capabilities.has(input.factor === 'passkey' ? 'passkeys' : 'two-factor')) throw new NotOffered();
    const verified =
      input.factor === 'passkey' ? await verifyPasskey(input, context) : verifySecondStep(input, context);
    if ('refusal' in verified) return verified.refusal;
    const { player } = verified;
    return accept(openSession(player, context), translate(context.locale, 'loggedIn', { name: player.name }));
  },

  async passkeyoptions({ challenge }, context) {
    requireCapability(context, 'passkeys');
    const begun = await passkeyOptions(context, challenge);
    return 'refusal' in begun ? begun.refusal : accept(begun.options);
  },

  async register(input, context) {
    const { store, locale } = context;
    const person = 'fields' in input ? readForm(input, context) : readSpecified(input, context);
    if ('refusal' in person) return person.refusal;
    const { password } = input;
    if (await isCommonPassword(password, { ...person, username: input.username }))
      return refuse(translate(locale, 'passwordCommon'), 'password');
    const passwordHash = await hashPassword(password);
    const conflict = store.players.conflict(person);
    if (conflict) return refuse(translate(locale, taken[conflict].message), taken[conflict].field);
    const player = store.players.create({ ...person, passwordHash, referral: input.refId ?? null });
    return accept(openSession(player, context), translate(locale, 'registered'));
  },

  form: (_input, { locale }) => accept({ countries: countriesIn(contentLocale(locale)) }),

  logout(_input, { requireSession, sessionEndings }) {
    sessionEndings.end(requireSession().id);
    return accept(null);
  },

  /**
   * Password reset by e-mail code. The answer is the same for an unknown username, so that it does not reveal who has
   * an account.
   */
  sendresetpassword({ username }, context) {
    const player = context.store.players.findByUsername(username);
    if (player) {
      sendCode(context, resetCodeOf(player), context.locale);
      noteSecurityEvent(context, player.id, 'reset-code');
    }
    return accept(null, translate(context.locale, 'resetCodeSent'));
  },

  checkresetcode({ username, code }, context) {
    const player = context.store.players.findByUsername(username);
    if (!player || !isCodeValid(context, resetCodeOf(player), code))
      return refuse(translate(context.locale, 'codeWrong'), 'code');
    return accept(null, translate(context.locale, 'codeRight'));
  },

  async changepasswordwithcode({ username, code, password, password2 }, context) {
    const { store, locale, sessionEndings } = context;
    if (password !== password2) return refuse(translate(locale, 'passwordsDiffer'));
    const player = store.players.findByUsername(username);
    // Checked before the hashing too: hashing is too costly for a guess.
    if (!player || !isCodeValid(context, resetCodeOf(player), code)) return refuse(translate(locale, 'codeWrong'));
    if (await isCommonPassword(password, player)) return refuse(translate(locale, 'passwordCommon'), 'password');
    const passwordHash = await hashPassword(password);
    const changed = consumeCode(context, resetCodeOf(player), code, () =>
      store.players.setPassword(player.id, passwordHash),
    );
    if (!changed) return refuse(translate(locale, 'codeWrong'));
    const session = context.token === null ? null : store.sessions.find(context.token);
    sessionEndings.endOthers(player.id, session?.playerId === player.id ? session.id : null);
    notePasswordChange(context, player);
    return accept(null, translate(locale, 'passwordChanged'));
  },
};

type Registration = Parameters<GroupHandlers<'auth'>['register']>[0];
type Person = Omit<NewPlayer, 'passwordHash' | 'referral'> | { readonly refusal: ReturnType<typeof refuse> };

function readSpecified(input: Exclude<Registration, { fields: unknown }>, { locale }: CallContext): Person {
  const error = findRegistrationError(input, new Date());
  if (error) return { refusal: refuse(translate(locale, error, { age: String(ADULT_AGE) })) };
  return { ...input, personalNo: input.PersonalNo, country: String(input.country) };
}

/** A player by the form of their country. What the table of players has no column for is kept as it is. */
function readForm(input: Extract<Registration, { fields: unknown }>, context: CallContext): Person {
  const { locale } = context;
  const form = context.capabilities.has('forms') ? registrationForm(input.country, locale) : null;
  if (form?.version !== input.form) return { refusal: refuse(translate(locale, 'formOutdated'), 'form') };
  const wrong = findFieldError(form, input.fields, new Date());
  if (wrong) {
    const values = { field: wrong.field.label, age: ADULT_AGE };
    return { refusal: refuse(translate(locale, wrong.error, values), wrong.field.key) };
  }
  const account = findAccountError(input);
  if (account) return { refusal: refuse(translate(locale, account)) };
  if (form.consents.some(({ key, required }) => required && !input.consents[key]))
    return { refusal: refuse(translate(locale, 'consentMissing')) };
  const { name, surname, birthDate, email, phone, PersonalNo, ...details } = input.fields as Record<string, string>;
  return {
    ...{ username: input.username, country: String(input.country) },
    ...{ name: name ?? '', surname: surname ?? '', birthDate: birthDate ?? '', email: email ?? '', phone: phone ?? '' },
    // Without one, a value that no other player has.
    personalNo: PersonalNo ?? randomUUID(),
    details: { ...details, consents: input.consents },
  };
}

function resetCodeOf(player: Player): CodeOwner {
  return { playerId: player.id, purpose: 'reset-password', target: player.email };
}

function openSession(player: Player, context: CallContext) {
  const { store, ip, userAgent, locale } = context;
  const token = store.sessions.open(player.id, { ip, device: userAgent, locale });
  noteDevice(context, player, token);
  context.limits.noteActivity(player.id);
  context.bonusNews.refresh(player.id);
  const exclusion = context.limits.exclusionOf(player.id);
  return {
    token,
    username: player.username,
    usercode: player.usercode,
    phone: player.phone,
    smsVerified: player.smsVerified,
    balance: toDecimal(store.ledger.balanceOf(player.id)),
    trialBonusAmount: exclusion ? 0 : trialBonusAmount(player.id, store),
    ...(exclusion && { excludedUntil: exclusion.until === null ? null : toUtcTime(exclusion.until) }),
    ...openBettingSession(context, player.usercode, token),
  };
}
