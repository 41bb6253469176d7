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
    kind: 'Deposit',
    daysAgo: 60,
    title: texts('Yatırımınız onaylandı', 'Your deposit was confirmed'),
    note: texts(
      'Havale / EFT ile yatırdığınız tutar bakiyenize geçti.',
      'Your bank transfer has reached your balance.',
    ),
  },
  {
    kind: 'Bonus',
    daysAgo: 58,
    title: texts('Deneme bonusu', 'Trial bonus'),
    note: texts('₺100,00 bonus hesabınıza eklendi.', 'A bonus of ₺100.00 has been added to your account.'),
  },
  {
    kind: 'Bonus',
    daysAgo: 52,
    title: texts('Deneme bonusu tamamlandı', 'Trial bonus is complete'),
    note: texts(
      'Kalan ₺100,00 artık sizin paranız; isterseniz çekebilirsiniz.',
      'The ₺100.00 that was left of it is your own money now. You can withdraw it.',
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
    title: texts('Haftalık iade: süre doldu', 'Weekly cashback has expired'),
    note: texts(
      'Kalan ₺150,00 bonus parası bakiyenizden çıkarıldı.',
      'The ₺150.00 of bonus money that was left has been removed from your balance.',
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
    kind: 'Bonus',
    daysAgo: 3,
    title: texts('Doğum günü bonusu', 'Birthday bonus'),
    note: texts('₺250,00 bonus hesabınıza eklendi.', 'A bonus of ₺250.00 has been added to your account.'),
  },
  {
    kind: 'Jackpot',
    daysAgo: 2,
    title: texts('Büyük ikramiye çıktı', 'A jackpot was won'),
    note: texts('E***T az önce ₺212.740,00 kazandı.', 'E***T has just won ₺212,740.00.'),
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
