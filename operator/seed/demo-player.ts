import { NotificationType, TransactionStatus } from '~/upstream/contract/values';
import { expireBonuses, forfeitBonus, grantBonus } from '../bonuses/lifecycle';
import { findGame } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import { playMove } from '../play/play-round';
import { seededRandom, type Random } from '../play/random';
import { fieldsFrom } from '../play/rules/fields';
import type { Store } from '../store/store';
import type { TicketAuthor, TicketStatus } from '../store/tickets';
import { DAY_MS, HOUR_MS } from '../utc-time';
import history from './demo-player.json' with { type: 'json' };

const MINUTE_MS = 60_000;
const UNREAD_DAYS = 7;
const ROUND_MS = 47_000;

/** Arbitrary, chosen so that the demo player's balance ends neither empty nor huge. */
const SEED = 20_260;

/**
 * Seeds what the demo player has done before the first start. The addresses of the sessions are from the ranges that are
 * reserved for documentation. Tickets are in Turkish only: they are not translated.
 */
export function seedHistory(store: Store, playerId: number, now: number): void {
  seedPayments(store, playerId, now);
  for (const { kind, daysAgo, title, note } of history.notifications) {
    const type = NotificationType[kind as keyof typeof NotificationType];
    const { id } = store.notifications.add(playerId, { type, title, note }, now - daysAgo * DAY_MS);
    if (daysAgo > UNREAD_DAYS) store.notifications.markRead(playerId, [id]);
  }
  for (const { daysAgo, minutes, ip, device: name } of history.sessions) {
    const startedAt = now - daysAgo * DAY_MS;
    const device = history.devices[name as keyof typeof history.devices];
    store.sessions.record(playerId, { ip, device, locale: 'tr', startedAt, endedAt: startedAt + minutes * MINUTE_MS });
  }
  seedTickets(store, playerId, now);
  // Last, because each round is checked against the balance at its moment.
  seedPlay(store, playerId, now);
}

function seedPayments({ payments, paymentMethods, ledger }: Store, playerId: number, now: number): void {
  for (const { methodId, amountMinor, status: name, daysAgo, note = null } of history.payments) {
    const status = TransactionStatus[name as keyof typeof TransactionStatus];
    const kind = paymentMethods.find(methodId)?.kind ?? 1;
    const createdAt = now - daysAgo * DAY_MS;
    const times = { createdAt, changedAt: createdAt + HOUR_MS };
    const payment = { playerId, methodId, kind, amountMinor, status, pageToken: null, note, ...times };
    const reference = `payment:${payments.add({ ...payment, locale: 'tr' }).id}`;
    if (kind === 1 && status === TransactionStatus.Confirmed)
      ledger.post({ playerId, kind: 'deposit', amountMinor, reference, createdAt });
    if (kind === 1) continue;
    ledger.post({ playerId, kind: 'withdraw', amountMinor: -amountMinor, reference, createdAt });
    if (status !== TransactionStatus.Rejected) continue;
    const returned = { reference: `${reference}:returned`, createdAt: createdAt + HOUR_MS };
    ledger.post({ playerId, kind: 'withdraw', amountMinor, ...returned });
  }
}

function seedTickets({ tickets }: Store, playerId: number, now: number): void {
  for (const { subject, status, daysAgo, messages } of history.tickets) {
    const openedAt = now - daysAgo * DAY_MS;
    const id = tickets.open(playerId, subject, openedAt);
    let touchedAt = openedAt;
    for (const { author, hours, text } of messages) {
      touchedAt = openedAt + hours * HOUR_MS;
      tickets.addMessage(id, { author: author as TicketAuthor, text, createdAt: touchedAt });
    }
    tickets.setStatus(id, status as TicketStatus, touchedAt);
  }
}

/** Rounds played by the real rules, with the same random numbers on every first start. */
function seedPlay(store: Store, playerId: number, now: number): void {
  const random = seededRandom(SEED);
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const giveBonuses = bonusesUntil(store, playerId, now);
  for (const { daysAgo, hour, gameCode, rounds, choices } of history.playSessions) {
    const game = requireGame(gameCode);
    const start = midnight - daysAgo * DAY_MS + hour * HOUR_MS;
    giveBonuses(start);
    for (let round = 0; round < rounds; round += 1)
      playRound(store, playerId, game, choices, random, start + round * ROUND_MS);
  }
  giveBonuses(now);
  for (const [index, gameCode] of history.favourites.entries())
    store.favourites.toggle(playerId, requireGame(gameCode).gameCode, now - (index + 1) * DAY_MS);
}

/** Returns a function that gives and ends the player's bonuses up to a moment. Call it with growing moments. */
function bonusesUntil(store: Store, playerId: number, now: number): (until: number) => void {
  const steps = history.bonuses.flatMap(({ slug, daysAgo, givenUpAfterDays }) => {
    const offer = store.bonusOffers.findBySlug(slug);
    if (!offer) throw new Error(`No bonus is called ${slug}.`);
    const at = now - daysAgo * DAY_MS;
    const grant = () => void grantBonus(store, { playerId, offer, amountMinor: offer.amountMinor, note: null, at });
    if (givenUpAfterDays === undefined) return [{ at, run: grant }];
    const givenUpAt = at + givenUpAfterDays * DAY_MS;
    const giveUp = () => {
      for (const bonus of store.bonuses.listUnderWay(playerId)) forfeitBonus(store, bonus, givenUpAt);
    };
    return [
      { at, run: grant },
      { at: givenUpAt, run: giveUp },
    ];
  });
  return (until) => {
    while (steps[0] && steps[0].at <= until) steps.shift()?.run();
    expireBonuses(store, until, playerId);
    // The player's notifications are seeded too.
    for (const { id } of store.bonuses.listUnannounced(playerId)) store.bonuses.markAnnounced(id);
  };
}

function playRound(
  store: Store,
  playerId: number,
  game: CatalogueGame,
  choices: object,
  random: Random,
  pastMoment: number,
): void {
  const fields = fieldsFrom(choices);
  playMove(store, { playerId }, game, { fields, random, pastMoment });
  // The hand is still open after the deal: stand.
  if (store.gameRounds.findOpen(playerId, game.gameCode))
    playMove(store, { playerId }, game, { fields, random, pastMoment: pastMoment + 9_000 });
}

function requireGame(gameCode: string): CatalogueGame {
  const game = findGame(gameCode);
  if (!game) throw new Error(`The catalogue has no game ${gameCode}.`);
  return game;
}
