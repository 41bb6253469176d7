import { allStudios, providerIntegrations } from '../catalogue/studios';
import type { ContentLocale } from '../messages';
import { LOUNGE_VIDEO } from '../media';
import links from './site-options.json' with { type: 'json' };

interface SiteOption {
  readonly key: string;
  readonly value: string;
  readonly status: boolean;
}

/** The site options in that language, as key and value. */
export function siteOptions(locale: ContentLocale): SiteOption[] {
  const tr = locale === 'tr';
  const options: Record<string, string> = {
    ...links,
    licenceText: tr
      ? 'Bu bir gösterim sitesidir: gerçek para, gerçek bahis ve lisans içermez. Sitenin lisans metni burada yer alır.'
      : 'This is a demonstration: no real money, no real bets, no licence. The site’s licence text goes here.',
    ageSign: '18+',
    videoBannerUrl: LOUNGE_VIDEO,
    videoBannerTitle: tr ? 'Masalar açık, sıra sizde' : 'The tables are open, and it is your turn',
    providerLogos: JSON.stringify(
      allStudios.map(({ name, slug, text }) => ({
        name,
        image: `/media/providers/${slug}.svg`,
        text: text[locale],
      })),
    ),
    providerIntegrations: JSON.stringify(providerIntegrations),
    contentLanguage: locale,
    menuVariant: 'default',
    // What is said about money is in all of them, content in the first two: other visitors read it in English.
    languages: JSON.stringify(['tr', 'en', 'de']),
  };
  return Object.entries(options).map(([key, value]) => ({ key, value, status: true }));
}
