import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import { casinoCategories } from '../catalogue/categories';
import type { ContentLocale } from '../messages';
import { toDecimal } from '../money';
import { trialAmountMinor } from './bonus-offers';
import { pageCategories, pages, promotions } from './pages';
import { siteOptions } from './site-options';

type Cms = Contract['cms'];
type AnswerOf<Name extends keyof Cms> = CallAnswerData<Cms[Name]>;

/** The text in that language. */
const pick = (locale: ContentLocale, tr: string, en: string) => (locale === 'tr' ? tr : en);

export function grouped(locale: ContentLocale): AnswerOf<'grouped'> {
  return {
    casinoCategoryList: casinoCategories(locale),
    language: [
      { locale: 'tr', name: 'Türkçe', flag: 'tr' },
      { locale: 'en', name: 'English', flag: 'gb' },
      { locale: 'de', name: 'Deutsch', flag: 'de' },
    ],
    siteOption: siteOptions(locale),
    domainStatus: { current: 'poyra.example', next: 'poyra2.example' },
    popup: {
      url: '/promotions/1',
      images: ['small', 'large', 'medium'].map((size) => ({ url: `/media/popup/welcome-${size}-${locale}.svg` })),
    },
    trialBonusAmount: toDecimal(trialAmountMinor),
  };
}

/** Sample text overrides, as proof that an operator can reword any text of the site. */
export function translations(locale: ContentLocale): AnswerOf<'translationlist'> {
  return [
    {
      key: 'home.heading',
      value: pick(locale, 'Spor, casino ve canlı oyunlar tek yerde', 'Sports, casino and live games in one place'),
    },
  ];
}

export function categories(locale: ContentLocale): AnswerOf<'categorylist'> {
  return pageCategories.map(({ name, pages }) => ({
    name,
    content: pages.map(({ id, title }) => ({ id, title: title[locale] })),
  }));
}

export function contents(locale: ContentLocale): AnswerOf<'content'>[] {
  return pages.map(({ id, title, body }) => ({ id, title: title[locale], body: body[locale] }));
}

export function promotionList(locale: ContentLocale): AnswerOf<'promotionlist'> {
  return promotions.map(({ id, name, title, description }) => ({
    id,
    title: title[locale],
    description: description[locale],
    images: [1, 2].map((type) => ({ type, url: `/media/promotions/${name}-${type}.svg` })),
  }));
}

export function homeSlides(locale: ContentLocale): AnswerOf<'sliderlist'> {
  const slides = { harbour: '/promotions', derby: '/spor', lantern: '/casino/slot' };
  return Object.entries(slides).map(([name, url]) => ({
    url,
    target: '_self',
    images: ['small', 'medium', 'large'].map((size) => ({ url: `/media/banners/${name}-${size}-${locale}.svg` })),
  }));
}

export function contentLists(locale: ContentLocale): [categoryId: number, list: AnswerOf<'contentlist'>][] {
  return [[1, categories(locale).flatMap(({ content }) => content)]];
}
