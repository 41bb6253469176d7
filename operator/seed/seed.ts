import { hashPassword } from '../passwords';
import type { Store } from '../store/store';
import { documentName } from '../handlers/cms';
import { paymentMethods } from './payment-methods';
import { seedPayments } from './payments';
import { categories, contentLists, grouped, homeSlides, translations } from './cms';

const DAY_MS = 86_400_000;

/** Fills a new database with the demonstration's content and its two players. */
export async function seedIfEmpty(store: Store): Promise<void> {
  if (store.players.findByUsername('demo')) return;
  const [demoHash, newcomerHash] = await Promise.all([hashPassword('demo1234'), hashPassword('yeni1234')]);
  store.transaction(() => {
    seedContent(store);
    for (const method of paymentMethods) store.paymentMethods.add(method);
    seedPlayers(store, demoHash, newcomerHash);
  });
}

function seedContent({ documents }: Store): void {
  for (const locale of ['tr', 'en'] as const) {
    documents.put(documentName.grouped, locale, grouped(locale));
    documents.put(documentName.translations, locale, translations(locale));
    documents.put(documentName.categories, locale, categories(locale));
    documents.put(documentName.slider('home'), locale, homeSlides(locale));
    for (const [categoryId, list] of contentLists(locale)) {
      documents.put(documentName.contentList(categoryId), locale, list);
    }
  }
}

function seedPlayers(store: Store, demoHash: string, newcomerHash: string): void {
  const now = Date.now();
  const demo = store.players.create({
    username: 'demo',
    passwordHash: demoHash,
    name: 'Deniz',
    surname: 'Örnek',
    email: 'demo@ornek.example',
    phone: '905550000001',
    smsVerified: true,
    country: 'Türkiye',
    birthDate: '1990-05-19',
    personalNo: '10000000146',
    referral: null,
    registeredAt: now - 90 * DAY_MS,
  });
  store.players.create({
    username: 'yeni',
    passwordHash: newcomerHash,
    name: 'Yeni',
    surname: 'Üye',
    email: 'yeni@ornek.example',
    phone: '905550000002',
    country: 'Türkiye',
    birthDate: '1998-10-29',
    personalNo: '10000000214',
    referral: null,
  });
  seedPayments(store, demo.id, now);
  const history = [
    { kind: 'bet', amountMinor: -125_050, reference: 'seed:bet-1', daysAgo: 40 },
    { kind: 'win', amountMinor: 230_600, reference: 'seed:win-1', daysAgo: 40 },
  ] as const;
  for (const { daysAgo, ...entry } of history) {
    store.ledger.post({ ...entry, playerId: demo.id, createdAt: now - daysAgo * DAY_MS });
  }
}
