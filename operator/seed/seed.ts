import { LOCALES } from '../messages';
import { hashPassword } from '../passwords';
import type { Store } from '../store/store';
import { DAY_MS } from '../utc-time';
import { documentName } from '../handlers/cms';
import { normalizeCode } from '../bonuses/promo-code';
import { bonusOffers, promoCodes } from './bonus-offers';
import { categories, contentLists, contents, grouped, homeSlides, promotionList, translations } from './cms';
import { seedHistory } from './demo-player';
import { termsPage } from './offer-terms';
import { paymentMethods } from './payment-methods';

/** Seeds a new database with the demonstration's content and its two players. */
export async function seedIfEmpty(store: Store): Promise<void> {
  store.transaction(() => {
    seedOffers(store);
    for (const method of paymentMethods) store.paymentMethods.put(method);
  });
  if (store.players.findByUsername('demo')) return;
  const [demoHash, newcomerHash] = await Promise.all([hashPassword('demo1234'), hashPassword('yeni1234')]);
  store.transaction(() => {
    seedContent(store);
    seedPlayers(store, demoHash, newcomerHash);
  });
}

/** Also completes a database of an earlier version: what is there keeps its terms. */
function seedOffers({ bonusOffers: offers, promoCodes: codes, documents, now }: Store): void {
  const startedAt = now();
  for (const offer of bonusOffers(startedAt)) {
    offers.add(offer);
    const { id, title, body } = termsPage(offer);
    for (const locale of LOCALES)
      documents.put(documentName.content(id), locale, { id, title: title[locale], body: body[locale] });
  }
  for (const { code, slug, ...rules } of promoCodes(startedAt)) {
    const offer = offers.findBySlug(slug);
    if (offer) codes.add({ code: normalizeCode(code), offerId: offer.id, ...rules });
  }
}

function seedContent({ documents }: Store): void {
  for (const locale of ['tr', 'en'] as const) {
    documents.put(documentName.grouped, locale, grouped(locale));
    documents.put(documentName.translations, locale, translations(locale));
    documents.put(documentName.categories, locale, categories(locale));
    documents.put(documentName.promotions, locale, promotionList(locale));
    documents.put(documentName.slider('home'), locale, homeSlides(locale));
    for (const content of contents(locale)) documents.put(documentName.content(content.id), locale, content);
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
    country: '1',
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
    country: '1',
    birthDate: '1998-10-29',
    personalNo: '10000000214',
    referral: null,
  });
  seedHistory(store, demo.id, now);
}
