import type { Texts } from '../../messages';

export const texts = {
  company: { tr: 'Palamar Ödeme', en: 'Palamar Pay' },
  badge: { tr: 'Gösterim', en: 'Demonstration' },
  heading: { tr: 'Ödemeyi onaylayın', en: 'Confirm your payment' },
  amount: { tr: 'Ödenecek tutar', en: 'Amount to pay' },
  method: { tr: 'Yöntem', en: 'Method' },
  account: { tr: 'Hesap', en: 'Account' },
  reference: { tr: 'İşlem no', en: 'Reference' },
  merchant: { tr: 'Alıcı', en: 'Paid to' },
  complete: { tr: 'Ödemeyi tamamla', en: 'Complete payment' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  fineprint: {
    tr: 'Bu bir gösterim sayfasıdır. Gerçek para çekilmez, kart bilginiz istenmez.',
    en: 'This is a demonstration page. No real money is taken and no card details are asked for.',
  },
  back: { tr: 'Siteye dön', en: 'Back to the site' },
  confirmed: { tr: 'Ödeme tamamlandı', en: 'Payment complete' },
  confirmedNote: { tr: 'Tutar bakiyenize eklendi.', en: 'The amount has been added to your balance.' },
  cancelled: { tr: 'Ödeme iptal edildi', en: 'Payment cancelled' },
  cancelledNote: {
    tr: 'Hesabınızdan para çekilmedi. Siteden yeni bir yatırma başlatabilirsiniz.',
    en: 'No money was taken. You can start a new deposit on the site.',
  },
  unknown: { tr: 'Ödeme bulunamadı', en: 'Payment not found' },
  unknownNote: {
    tr: 'Bağlantı hatalı ya da artık geçerli değil.',
    en: 'The link is wrong or no longer valid.',
  },
} satisfies Record<string, Texts>;
