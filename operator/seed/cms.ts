import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import type { Locale } from '../messages';

type Cms = Contract['cms'];
type AnswerOf<Name extends keyof Cms> = CallAnswerData<Cms[Name]>;

/** Picks the text in that language. */
const pick = (locale: Locale, tr: string, en: string) => (locale === 'tr' ? tr : en);

export function grouped(locale: Locale): AnswerOf<'grouped'> {
  const t = (tr: string, en: string) => pick(locale, tr, en);
  const option = (key: string, value: string) => ({ key, value, status: true });
  return {
    casinoCategoryList: [
      { id: 1, name: t('Slot oyunları', 'Slots'), imageUrl: null, slugList: ['slot'] },
      { id: 2, name: t('Canlı casino', 'Live casino'), imageUrl: null, slugList: ['live'] },
    ],
    language: [
      { locale: 'tr', name: 'Türkçe', flag: 'tr' },
      { locale: 'en', name: 'English', flag: 'gb' },
    ],
    siteOption: [
      option('socialTelegram', 'https://telegram.example/poyra'),
      option('socialTwitter', 'https://twitter.example/poyra'),
      option('socialInstagram', 'https://instagram.example/poyra'),
      option('socialYoutube', 'https://youtube.example/poyra'),
      option('telegram1', 'https://telegram.example/poyra-destek'),
      option('whatsapp1', 'https://whatsapp.example/905550000010'),
      option(
        'licenceText',
        t(
          'Bu bir gösterim sitesidir: gerçek para, gerçek bahis ve lisans içermez. İşletmecinin lisans metni burada yer alır.',
          'This is a demonstration: no real money, no real bets, no licence. The operator’s licence text stands here.',
        ),
      ),
      option('ageSign', '18+'),
      option('menuVariant', 'default'),
    ],
    domainStatus: { current: 'poyra.example', next: 'poyra2.example' },
    popup: null,
    trialBonusAmount: 100,
  };
}

/** Shows that an operator can reword any text of the site. */
export function translations(locale: Locale): AnswerOf<'translationlist'> {
  return [
    {
      key: 'home.heading',
      value: pick(locale, 'Spor, casino ve canlı oyunlar tek yerde', 'Sports, casino and live games in one place'),
    },
  ];
}

export function categories(locale: Locale): AnswerOf<'categorylist'> {
  const t = (tr: string, en: string) => pick(locale, tr, en);
  return [
    {
      name: 'Footer',
      content: [
        { id: 1, title: t('Genel şartlar ve koşullar', 'General terms and conditions') },
        { id: 2, title: t('Gizlilik', 'Privacy') },
      ],
    },
    { name: 'Story', content: [{ id: 3, title: t('Hakkımızda', 'About us') }] },
    { name: 'Terms of use', content: [{ id: 4, title: t('Kullanım koşulları', 'Terms of use') }] },
    { name: 'Terms of service', content: [{ id: 5, title: t('Hizmet koşulları', 'Terms of service') }] },
  ];
}

export function homeSlides(locale: Locale): AnswerOf<'sliderlist'> {
  return ['harbour', 'derby', 'lantern'].map((name) => ({
    url: '/',
    target: '_self',
    images: ['small', 'medium', 'large'].map((size) => ({ url: `/media/banners/${name}-${size}-${locale}.svg` })),
  }));
}

export function contentLists(locale: Locale): [categoryId: number, list: AnswerOf<'contentlist'>][] {
  return [[1, categories(locale).flatMap(({ content }) => content)]];
}
