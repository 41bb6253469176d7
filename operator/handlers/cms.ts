import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import { accept, refuse, type GroupHandlers } from '../call-handler';
import { allStudios } from '../catalogue/studios';
import { methodLogo } from '../method-logo';
import { contentLocale, translate, type Locale } from '../messages';
import { FIRST_TERMS_PAGE } from '../seed/bonus-offers';
import { promotions } from '../seed/pages';
import { footerMethods } from '../seed/payment-methods';

type Cms = Contract['cms'];
type AnswerOf<Name extends keyof Cms> = CallAnswerData<Cms[Name]>;

/** Names of the seeded documents that these handlers serve. */
export const documentName = {
  grouped: 'grouped',
  translations: 'translations',
  categories: 'categories',
  slider: (slug: string) => `slider:${slug}`,
  contentList: (categoryId: number) => `content-list:${categoryId}`,
  content: (id: string | number) => `content:${id}`,
  promotions: 'promotions',
};

export const cmsHandlers: GroupHandlers<'cms'> = {
  grouped(_input, { store, locale, thirdPartyOrigin, capabilities, brand }) {
    const grouped = store.documents.find<AnswerOf<'grouped'>>(documentName.grouped, contentLocale(locale));
    if (!grouped) throw new Error('The database was not seeded.');
    // Not seeded: these may differ at the next start, or are in every language.
    const { host } = new URL(thirdPartyOrigin);
    const providers = [...allStudios.map(({ name }) => name), 'betsy', 'betco'];
    const hosts = Object.fromEntries(providers.map((name) => [name, [host]]));
    const logos = footerMethods.map(({ slug, title }) => ({ name: title[locale], image: methodLogo(slug, locale) }));
    const changing = [
      { key: 'sportsbookGuestUrl', value: `${thirdPartyOrigin}/sportsbook`, status: true },
      { key: 'paymentLogos', value: JSON.stringify(logos), status: true },
      { key: 'providerHosts', value: JSON.stringify(hosts), status: true },
      { key: 'brand', value: JSON.stringify(brand), status: true },
      { key: 'capabilities', value: JSON.stringify(capabilities.list()), status: true },
    ];
    const trialBonusTerms = { text: translate(locale, 'trialTerms'), pageId: FIRST_TERMS_PAGE };
    return accept({ ...grouped, siteOption: [...grouped.siteOption, ...changing], trialBonusTerms });
  },
  translationlist: (_input, { store, locale }) =>
    accept(store.documents.find<AnswerOf<'translationlist'>>(documentName.translations, contentLocale(locale)) ?? []),
  categorylist: (_input, { store, locale }) =>
    accept(store.documents.find<AnswerOf<'categorylist'>>(documentName.categories, contentLocale(locale)) ?? []),
  sliderlist: ({ slug }, { store, locale }) =>
    accept(store.documents.find<AnswerOf<'sliderlist'>>(documentName.slider(slug), contentLocale(locale)) ?? []),
  contentlist: ({ categoryId }, { store, locale }) =>
    accept(
      store.documents.find<AnswerOf<'contentlist'>>(documentName.contentList(categoryId), contentLocale(locale)) ?? [],
    ),

  content({ id }, { store, locale }) {
    const contentIn = (language: Locale) =>
      store.documents.find<AnswerOf<'content'>>(documentName.content(id), language);
    const content = contentIn(locale) ?? contentIn(contentLocale(locale));
    return content ? accept(content) : refuse(translate(locale, 'noSuchPage'));
  },
  promotionlist(_input, { store, locale, capabilities }) {
    const list = store.documents.find<AnswerOf<'promotionlist'>>(documentName.promotions, contentLocale(locale)) ?? [];
    if (!capabilities.has('bonus-wallet')) return accept(list);
    return accept(
      list.map((promotion) => {
        const seeded = promotions.find(({ id }) => id === promotion.id);
        if (!seeded) return promotion;
        const offer = seeded.offer === undefined ? null : store.bonusOffers.findBySlug(seeded.offer);
        const { label, href } = seeded.next;
        return { ...promotion, bonusId: offer?.id ?? null, ctaLabel: label[contentLocale(locale)], ctaHref: href };
      }),
    );
  },

  callme(request, { store, locale }) {
    if (request.name.trim() === '') return refuse(translate(locale, 'blankName'));
    if (request.message.trim() === '') return refuse(translate(locale, 'blankMessage'));
    if (request.contacts.some(({ contact }) => contact.trim() === '')) return refuse(translate(locale, 'blankContact'));
    store.callRequests.add(request);
    return accept(null, translate(locale, 'callRequested'));
  },
};
