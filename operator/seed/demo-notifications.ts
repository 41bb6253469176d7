import { NotificationType } from '~/upstream/contract/values';
import type { Texts } from '../messages';
import type { Store } from '../store/store';
import { DAY_MS } from '../utc-time';

type Kind = keyof typeof NotificationType;

const texts = (tr: string, en: string): Texts => ({ tr, en });

/** Oldest first; those of the last few days are unread. */
const history: readonly { kind: Kind; daysAgo: number; title: Texts; note: Texts }[] = [
  {
    kind: 'System',
    daysAgo: 90,
    title: texts('Aramıza hoş geldiniz', 'Welcome'),
    note: texts(
      'Hesabınız açıldı. Telefonunuzu doğrulayarak deneme bonusunu alabilirsiniz.',
      'Your account is open. Verify your phone to get the trial bonus.',
    ),
  },
  {
    kind: 'Bonus',
    daysAgo: 88,
    title: texts('Deneme bonusu', 'Trial bonus'),
    note: texts('₺100,00 bonus hesabınıza eklendi.', 'A bonus of ₺100.00 has been added to your account.'),
  },
  {
    kind: 'Deposit',
    daysAgo: 60,
    title: texts('Yatırımınız onaylandı', 'Your deposit was confirmed'),
    note: texts(
      'Havale / EFT ile yatırdığınız tutar bakiyenize geçti.',
      'Your bank transfer has reached your balance.',
    ),
  },
  {
    kind: 'Jackpot',
    daysAgo: 40,
    title: texts('Büyük ikramiye çıktı', 'A jackpot was won'),
    note: texts('S***K az önce ₺84.310,50 kazandı.', 'S***K has just won ₺84,310.50.'),
  },
  {
    kind: 'Bonus',
    daysAgo: 19,
    title: texts('Haftalık iadenin süresi doldu', 'Your weekly cashback has expired'),
    note: texts(
      'Kullanmadığınız bonus geçerliliğini yitirdi. Yenileri promosyonlar sayfasında.',
      'The bonus expired unused. New ones are on the promotions page.',
    ),
  },
  {
    kind: 'Withdraw',
    daysAgo: 12,
    title: texts('Çekiminiz gönderildi', 'Your withdrawal is on its way'),
    note: texts('₺1.780,00 banka hesabınıza gönderildi.', '₺1,780.00 has been sent to your bank account.'),
  },
  {
    kind: 'System',
    daysAgo: 6,
    title: texts('Genel şartlar güncelleniyor', 'The general terms are changing'),
    note: texts(
      'Yeni şartlar iki hafta sonra yürürlüğe girecek. Kabul etmiyorsanız bu süre içinde hizmeti bırakabilirsiniz.',
      'The new terms take effect in two weeks. If you do not accept them you may stop using the service until then.',
    ),
  },
  {
    kind: 'Jackpot',
    daysAgo: 2,
    title: texts('Büyük ikramiye çıktı', 'A jackpot was won'),
    note: texts('E***T az önce ₺212.740,00 kazandı.', 'E***T has just won ₺212,740.00.'),
  },
  {
    kind: 'Bonus',
    daysAgo: 1,
    title: texts('Doğum günü bonusu talebiniz inceleniyor', 'Your birthday bonus claim is being reviewed'),
    note: texts('Sonucu buradan bildireceğiz.', 'We will tell you the outcome here.'),
  },
];

const UNREAD_DAYS = 7;

export function seedNotifications({ notifications }: Store, playerId: number, now: number): void {
  for (const { kind, daysAgo, title, note } of history) {
    const createdAt = now - daysAgo * DAY_MS;
    const { id } = notifications.add(playerId, { type: NotificationType[kind], title, note }, createdAt);
    if (daysAgo > UNREAD_DAYS) notifications.markRead(playerId, [id]);
  }
}
