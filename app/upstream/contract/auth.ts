import { z } from 'zod';
import { call } from './call';
import { address, calendarDate, decimalAmount, excludedUntil, identifier, textOrNumber } from './values';
import { assertion, requestOptions } from './webauthn';

/** The session facts: docs/product/operator.md#entities. Bounded, because they are kept in a cookie. */
export const sessionFacts = z.object({
  token: z.string().min(1).max(4096),
  username: z.string().min(1).max(100),
  usercode: z.union([z.string().min(1).max(100), z.number().int()]).transform(String),
  phone: z.string().max(30).nullish(),
  smsVerified: z.boolean().nullish(),
  /** Not used: the site calls user/balance. An invalid amount must not fail the login. */
  balance: decimalAmount.nullish().catch(null),
  trialBonusAmount: decimalAmount.nullish(),
  betsyCid: textOrNumber(z.string().max(200)).nullish(),
  betsyUrl: address.nullish(),
  betsyToken: z.string().max(2048).nullish(),
  betcoToken: z.string().max(2048).nullish(),
  betcoUrl: address.nullish(),
  excludedUntil,
});

/** What proves a login after the password by a code that the player types. */
export const CODE_FACTORS = ['totp', 'recovery-code'] as const;
export type CodeFactor = (typeof CODE_FACTORS)[number];

/** What proves a login after the password. */
export const FACTORS = [...CODE_FACTORS, 'passkey'] as const;
export type Factor = (typeof FACTORS)[number];

const isFactor = (name: string): name is Factor => (FACTORS as readonly string[]).includes(name);

/** In place of the session facts: the password was right, and a second factor is needed. For the capability two-factor. */
const loginChallenge = z.object({
  challenge: z.string().min(16).max(500),
  /** The first one is asked for first. Unknown ones are left out. */
  factors: z
    .array(z.string().max(50))
    .max(20)
    .transform((names) => names.filter(isFactor))
    .refine((known) => known.length > 0, { error: 'no known factor' }),
});

/** The challenge of a second step; in auth/verify of a login without a password, the challenge of the passkey's options. */
const loginToken = z.string().min(1).max(500);

/** What every registration has. */
const account = z.object({
  username: z.string().min(5).max(50),
  password: z.string().min(5).max(100),
  password2: z.string().min(5).max(100),
  country: identifier,
  refId: z.string().max(100).optional(),
});

export const auth = {
  login: call('POST', 'auth/login', 'write', {
    summary: 'Opens a session for a player, or begins a login in two steps.',
    request: z.object({ username: z.string().min(1).max(50), password: z.string().min(3).max(100) }),
    data: z.union([sessionFacts, loginChallenge]),
  }),
  verify: call('POST', 'auth/verify', 'write', {
    summary:
      'The second step of a login, or with a passkey the whole of it. A refusal about the field challenge says that the login must begin again. Of the capabilities two-factor and passkeys.',
    request: z.union([
      z.object({ challenge: loginToken, factor: z.enum(CODE_FACTORS), code: z.string().min(1).max(100) }),
      z.object({ challenge: loginToken, factor: z.literal('passkey'), assertion }),
    ]),
    data: sessionFacts,
    assumed: true,
  }),
  passkeyoptions: call('POST', 'auth/passkeyoptions', 'write', {
    summary:
      'What a browser needs to ask for a passkey: for a whole login, or for the second step of the login of that challenge. Of the capability passkeys.',
    request: z.object({ challenge: loginToken.optional() }),
    data: requestOptions,
    assumed: true,
  }),
  register: call('POST', 'auth/register', 'write', {
    summary:
      'Creates a player and opens a session. With the capability forms the fields are those of forms/get, by their keys, and a refusal may name one of them.',
    request: z.union([
      account.extend({
        name: z.string().min(2).max(100),
        surname: z.string().min(2).max(100),
        email: z.string().min(5).max(100),
        phone: z.string().regex(/^\d{5,20}$/),
        currencyId: z.number().int(),
        birthDate: calendarDate,
        PersonalNo: z.string().regex(/^\d{11}$/),
      }),
      account.extend({
        /** The version of the form that the player has filled in. */
        form: z.string().min(1).max(60),
        fields: z.record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean()])),
        consents: z.record(z.string().max(40), z.boolean()),
      }),
    ]),
    data: sessionFacts,
  }),
  form: call('GET', 'auth/form', 'read', {
    summary: 'What the registration form offers to choose from.',
    data: z.object({ countries: z.array(z.object({ id: identifier, name: z.string() })) }),
    freshSeconds: 600,
  }),
  logout: call('GET', 'auth/logout', 'write', {
    summary: 'Ends the session of the bearer token. A GET that changes state.',
  }),
  sendresetpassword: call('POST', 'auth/sendresetpassword', 'write', {
    summary: "Sends a reset code to the player's e-mail address.",
    request: z.object({ username: z.string().min(2).max(30) }),
  }),
  checkresetcode: call('POST', 'auth/checkresetcode', 'write', {
    summary: 'Checks a reset code without using it up.',
    request: z.object({ code: z.string().min(3).max(20), username: z.string().min(2).max(30) }),
  }),
  changepasswordwithcode: call('POST', 'auth/changepasswordwithcode', 'write', {
    summary: 'Sets a new password and uses the reset code up.',
    request: z.object({
      password: z.string().min(5).max(100),
      password2: z.string().min(5).max(100),
      username: z.string().min(2).max(30),
      code: z.string().min(3).max(20),
    }),
  }),
};
