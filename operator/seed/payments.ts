import { TransactionStatus } from '~/upstream/contract/values';
import type { Texts } from '../messages';
import type { PaymentStatus } from '../store/payments';
import type { Store } from '../store/store';
import { DAY_MS, HOUR_MS } from '../utc-time';

const { Confirmed, Pending, Merged, Rejected, Cancelled } = TransactionStatus;

interface PastPayment {
  readonly methodId: number;
  readonly amountMinor: number;
  readonly status: PaymentStatus;
  readonly daysAgo: number;
  readonly note?: Texts;
}

/** The demo player's past deposits and withdrawals. */
const history: readonly PastPayment[] = [
  { methodId: 1, amountMinor: 200_000, status: Confirmed, daysAgo: 60 },
  { methodId: 2, amountMinor: 150_000, status: Confirmed, daysAgo: 47, note: { tr: '•••• 4242', en: '•••• 4242' } },
  { methodId: 4, amountMinor: 25_000, status: Cancelled, daysAgo: 33 },
  { methodId: 3, amountMinor: 150_000, status: Confirmed, daysAgo: 30, note: { tr: '•••• 7781', en: '•••• 7781' } },
  {
    methodId: 1,
    amountMinor: 40_000,
    status: Merged,
    daysAgo: 29,
    note: { tr: 'Aynı gün yapılan yatırımla birleştirildi', en: 'Merged with the deposit of the same day' },
  },
  {
    methodId: 102,
    amountMinor: 90_000,
    status: Rejected,
    daysAgo: 21,
    note: { tr: 'Kart başka bir kişiye ait; tutar iade edildi', en: 'The card is not yours; the amount was returned' },
  },
  { methodId: 101, amountMinor: 178_000, status: Confirmed, daysAgo: 12, note: { tr: '•••• 1326', en: '•••• 1326' } },
  { methodId: 1, amountMinor: 75_000, status: Pending, daysAgo: 1 },
];

/** Seeds the demo player's payments with their ledger rows. */
export function seedPayments({ payments, paymentMethods, ledger }: Store, playerId: number, now: number): void {
  for (const { methodId, amountMinor, status, daysAgo, note } of history) {
    const kind = paymentMethods.find(methodId)?.kind ?? 1;
    const createdAt = now - daysAgo * DAY_MS;
    const { id } = payments.add({
      playerId,
      methodId,
      kind,
      amountMinor,
      status,
      pageToken: null,
      locale: 'tr',
      note: note ?? null,
      createdAt,
    });
    const reference = `payment:${id}`;
    if (kind === 1 && status === Confirmed)
      ledger.post({ playerId, kind: 'deposit', amountMinor, reference, createdAt });
    if (kind === 2) ledger.post({ playerId, kind: 'withdraw', amountMinor: -amountMinor, reference, createdAt });
    if (kind === 2 && status === Rejected) {
      const returnedAt = createdAt + HOUR_MS;
      ledger.post({
        playerId,
        kind: 'withdraw',
        amountMinor,
        reference: `${reference}:returned`,
        createdAt: returnedAt,
      });
    }
  }
}
