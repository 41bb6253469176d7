import { createWallet, type Wallet } from '../bonuses/wallet';
import { activityIn, type Activity } from './activity';
import { bettingSessionsIn, type BettingSessions } from './betting-sessions';
import { bonusOffersIn, type BonusOffers } from './bonus-offers';
import { bonusStakesIn, type BonusStakes } from './bonus-stakes';
import { bonusesIn, type Bonuses } from './bonuses';
import { callRequestsIn, type CallRequests } from './call-requests';
import { codesIn, type Codes } from './codes';
import { openDatabase } from './database';
import { documentsIn, type Documents } from './documents';
import { exclusionsIn, type Exclusions } from './exclusions';
import { favouritesIn, type Favourites } from './favourites';
import { gameRoundsIn, type GameRounds } from './game-rounds';
import { gameSessionsIn, type GameSessions } from './game-sessions';
import { knownDevicesIn, type KnownDevices } from './known-devices';
import { ledgerIn, type Ledger } from './ledger';
import { limitsIn, type Limits } from './limits';
import { loginChallengesIn, type LoginChallenges } from './login-challenges';
import { notificationsIn, type Notifications } from './notifications';
import { outboxIn, type Outbox } from './outbox';
import { passkeyChallengesIn, type PasskeyChallenges } from './passkey-challenges';
import { passkeysIn, type Passkeys } from './passkeys';
import { paymentIntentsIn, type PaymentIntents } from './payment-intents';
import { paymentMethodsIn, type PaymentMethods } from './payment-methods';
import { paymentsIn, type Payments } from './payments';
import { phoneChangesIn, type PhoneChanges } from './phone-changes';
import { playersIn, type Players } from './players';
import { promoCodesIn, type PromoCodes } from './promo-codes';
import { savedAccountsIn, type SavedAccounts } from './saved-accounts';
import { secondFactorsIn, type SecondFactors } from './second-factors';
import { securityEventsIn, type SecurityEvents } from './security-events';
import { sessionsIn, type Sessions } from './sessions';
import { ticketsIn, type Tickets } from './tickets';
import { wagersIn, type Wagers } from './wagers';
import { wrongFactorCodesIn, type WrongFactorCodes } from './wrong-factor-codes';

/** The operator's data. One instance per process; every method is synchronous. */
export interface Store {
  readonly players: Players;
  readonly sessions: Sessions;
  readonly securityEvents: SecurityEvents;
  readonly knownDevices: KnownDevices;
  readonly secondFactors: SecondFactors;
  readonly loginChallenges: LoginChallenges;
  readonly passkeys: Passkeys;
  readonly passkeyChallenges: PasskeyChallenges;
  readonly wrongFactorCodes: WrongFactorCodes;
  readonly ledger: Ledger;
  readonly documents: Documents;
  readonly notifications: Notifications;
  readonly codes: Codes;
  readonly phoneChanges: PhoneChanges;
  readonly outbox: Outbox;
  readonly bonusOffers: BonusOffers;
  readonly bonuses: Bonuses;
  readonly bonusStakes: BonusStakes;
  readonly promoCodes: PromoCodes;
  readonly wallet: Wallet;
  readonly tickets: Tickets;
  readonly callRequests: CallRequests;
  readonly favourites: Favourites;
  readonly gameSessions: GameSessions;
  readonly gameRounds: GameRounds;
  readonly paymentMethods: PaymentMethods;
  readonly payments: Payments;
  readonly savedAccounts: SavedAccounts;
  readonly paymentIntents: PaymentIntents;
  readonly bettingSessions: BettingSessions;
  readonly wagers: Wagers;
  readonly limits: Limits;
  readonly exclusions: Exclusions;
  readonly activity: Activity;
  /** The operator's time, in epoch milliseconds. */
  readonly now: () => number;
  /** Runs the work in one write transaction: either all of it is stored or nothing. Within another it is a part of that. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

/** @param now the time of what is stored, in epoch milliseconds */
export function openStore(dataDir: string, now: () => number = () => Date.now()): Store {
  const database = openDatabase(dataDir);
  const money = {
    ledger: ledgerIn(database, now),
    bonuses: bonusesIn(database),
    bonusStakes: bonusStakesIn(database),
  };
  return {
    ...money,
    wallet: createWallet(money, now),
    bonusOffers: bonusOffersIn(database),
    promoCodes: promoCodesIn(database, now),
    players: playersIn(database),
    sessions: sessionsIn(database, now),
    securityEvents: securityEventsIn(database),
    knownDevices: knownDevicesIn(database, now),
    secondFactors: secondFactorsIn(database, now),
    loginChallenges: loginChallengesIn(database, now),
    passkeys: passkeysIn(database, now),
    passkeyChallenges: passkeyChallengesIn(database, now),
    wrongFactorCodes: wrongFactorCodesIn(database, now),
    documents: documentsIn(database),
    notifications: notificationsIn(database, now),
    codes: codesIn(database),
    phoneChanges: phoneChangesIn(database, now),
    outbox: outboxIn(database),
    tickets: ticketsIn(database),
    callRequests: callRequestsIn(database),
    favourites: favouritesIn(database),
    gameSessions: gameSessionsIn(database, now),
    gameRounds: gameRoundsIn(database),
    paymentMethods: paymentMethodsIn(database),
    payments: paymentsIn(database, now),
    savedAccounts: savedAccountsIn(database),
    paymentIntents: paymentIntentsIn(database),
    bettingSessions: bettingSessionsIn(database),
    wagers: wagersIn(database),
    limits: limitsIn(database),
    exclusions: exclusionsIn(database, now),
    activity: activityIn(database, now),
    now,
    // libsql has no transactions within transactions.
    transaction: (work) => (database.inTransaction ? work() : database.transaction(work).immediate()),
    close: () => database.close(),
  };
}
