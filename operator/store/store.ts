import { createWallet } from '../bonuses/wallet';
import { activityIn } from './activity';
import { bettingSessionsIn } from './betting-sessions';
import { bonusOffersIn } from './bonus-offers';
import { bonusStakesIn } from './bonus-stakes';
import { bonusesIn } from './bonuses';
import { callRequestsIn } from './call-requests';
import { codesIn } from './codes';
import { openDatabase } from './database';
import { documentsIn } from './documents';
import { exclusionsIn } from './exclusions';
import { favouritesIn } from './favourites';
import { gameRoundsIn } from './game-rounds';
import { gameSessionsIn } from './game-sessions';
import { knownDevicesIn } from './known-devices';
import { ledgerIn } from './ledger';
import { limitsIn } from './limits';
import { loginChallengesIn } from './login-challenges';
import { notificationsIn } from './notifications';
import { outboxIn } from './outbox';
import { passkeyChallengesIn } from './passkey-challenges';
import { passkeysIn } from './passkeys';
import { paymentIntentsIn } from './payment-intents';
import { paymentMethodsIn } from './payment-methods';
import { paymentsIn } from './payments';
import { phoneChangesIn } from './phone-changes';
import { playersIn } from './players';
import { promoCodesIn } from './promo-codes';
import { savedAccountsIn } from './saved-accounts';
import { secondFactorsIn } from './second-factors';
import { securityEventsIn } from './security-events';
import { sessionsIn } from './sessions';
import { sqlOf } from './sql';
import { ticketsIn } from './tickets';
import { wagersIn } from './wagers';
import { wrongFactorCodesIn } from './wrong-factor-codes';

/** The operator's data. One instance per process; every method is synchronous. */
export type Store = ReturnType<typeof openStore>;

/** @param now the time of what is stored, in epoch milliseconds */
export function openStore(dataDir: string, now: () => number = () => Date.now()) {
  const database = openDatabase(dataDir);
  const sql = sqlOf(database);
  const money = {
    ledger: ledgerIn(sql, now),
    bonuses: bonusesIn(sql),
    bonusStakes: bonusStakesIn(sql),
  };
  return {
    ...money,
    wallet: createWallet(money, now),
    bonusOffers: bonusOffersIn(sql),
    promoCodes: promoCodesIn(sql, now),
    players: playersIn(sql),
    sessions: sessionsIn(sql, now),
    securityEvents: securityEventsIn(sql),
    knownDevices: knownDevicesIn(sql, now),
    secondFactors: secondFactorsIn(sql, now),
    loginChallenges: loginChallengesIn(sql, now),
    passkeys: passkeysIn(sql, now),
    passkeyChallenges: passkeyChallengesIn(sql, now),
    wrongFactorCodes: wrongFactorCodesIn(sql, now),
    documents: documentsIn(sql),
    notifications: notificationsIn(sql, now),
    codes: codesIn(sql),
    phoneChanges: phoneChangesIn(sql, now),
    outbox: outboxIn(sql),
    tickets: ticketsIn(sql),
    callRequests: callRequestsIn(sql),
    favourites: favouritesIn(sql),
    gameSessions: gameSessionsIn(sql, now),
    gameRounds: gameRoundsIn(sql),
    paymentMethods: paymentMethodsIn(sql),
    payments: paymentsIn(sql, now),
    savedAccounts: savedAccountsIn(sql),
    paymentIntents: paymentIntentsIn(sql),
    bettingSessions: bettingSessionsIn(sql),
    wagers: wagersIn(sql),
    limits: limitsIn(sql),
    exclusions: exclusionsIn(sql, now),
    activity: activityIn(sql, now),
    /** The operator's time, in epoch milliseconds. */
    now,
    transaction: sql.transaction,
    close: () => void database.close(),
  };
}
