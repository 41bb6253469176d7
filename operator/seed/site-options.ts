import { allStudios, providerIntegrations } from '../catalogue/studios';
import type { Locale } from '../messages';
import { LOUNGE_VIDEO } from '../media';

interface SiteOption {
  readonly key: string;
  readonly value: string;
  readonly status: boolean;
}

/** Payment methods in the footer. The logo is `/media/payments/<slug>.svg`. */
const paymentLogos: readonly [slug: string, tr: string, en: string][] = [
  ['bank-transfer', 'Havale / EFT', 'Bank transfer'],
  ['card', 'Banka veya kredi kartı', 'Debit or credit card'],
  ['cuzdan', 'Cüzdan', 'E-wallet'],
  ['hizli-odeme', 'Hızlı ödeme', 'Instant payment'],
  ['mobil', 'Mobil ödeme', 'Mobile payment'],
  ['kripto', 'Kripto para', 'Crypto'],
  ['qr', 'QR ile ödeme', 'Pay by QR code'],
  ['kupon', 'Kupon', 'Voucher'],
  ['diger', 'Diğer yöntemler', 'Other methods'],
];

const links = {
  socialTelegram: 'https://telegram.example/poyra',
  socialTwitter: 'https://twitter.example/poyra',
  socialInstagram: 'https://instagram.example/poyra',
  socialYoutube: 'https://youtube.example/poyra',
  telegram1: 'https://telegram.example/poyra-destek',
  telegram2: 'https://telegram.example/poyra-finans',
  whatsapp1: 'https://whatsapp.example/905550000010',
  whatsapp2: 'https://whatsapp.example/905550000011',
  whatsapp3: 'https://whatsapp.example/905550000012',
  whatsapp4: 'https://whatsapp.example/905550000013',
  licenceUrl: 'https://lisans.example/poyra',
  licenceLogo: '/media/licence.svg',
} as const;

/** The site options in that language, as key and value. */
export function siteOptions(locale: Locale): SiteOption[] {
  const tr = locale === 'tr';
  const options: Record<string, string> = {
    ...links,
    licenceText: tr
      ? 'Bu bir gösterim sitesidir: gerçek para, gerçek bahis ve lisans içermez. Sitenin lisans metni burada yer alır.'
      : 'This is a demonstration: no real money, no real bets, no licence. The site’s licence text goes here.',
    ageSign: '18+',
    videoBannerUrl: LOUNGE_VIDEO,
    videoBannerTitle: tr ? 'Masalar açık, sıra sizde' : 'The tables are open, and it is your turn',
    paymentLogos: JSON.stringify(
      paymentLogos.map(([slug, nameTr, nameEn]) => ({
        name: tr ? nameTr : nameEn,
        image: `/media/payments/${slug}.svg`,
      })),
    ),
    providerLogos: JSON.stringify(
      allStudios.map(({ name, slug, text }) => ({
        name,
        image: `/media/providers/${slug}.svg`,
        text: text[locale],
      })),
    ),
    providerIntegrations: JSON.stringify(providerIntegrations),
    menuVariant: 'default',
    // The operator's own texts are in the first two: visitors in another language read its English ones.
    languages: JSON.stringify(['tr', 'en', 'de']),
  };
  return Object.entries(options).map(([key, value]) => ({ key, value, status: true }));
}
