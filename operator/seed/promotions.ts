import type { Texts } from '../messages';

interface Promotion {
  readonly id: number;
  /** Name of the pictures `/media/promotions/<name>-<type>.svg`: type 1 for the list, type 2 for the detail. */
  readonly name: string;
  readonly title: Texts;
  readonly description: Texts;
  /** The offer that it announces. */
  readonly offer?: string;
  /** The next step of players who have nothing to claim; `href` is a path of the site. */
  readonly next: { readonly label: Texts; readonly href: string };
}

const deposit = { label: { tr: 'Para yatır', en: 'Deposit' }, href: '/dashboard/deposit' };
const slots = { label: { tr: 'Slot oyna', en: 'Play slots' }, href: '/casino/slot' };
const liveTables = { label: { tr: 'Masalara git', en: 'Go to the tables' }, href: '/casino/live' };
const bet = { label: { tr: 'Bahis yap', en: 'Place a bet' }, href: '/spor' };
const support = { label: { tr: 'Desteğe yaz', en: 'Write to support' }, href: '/ticket' };

export const promotions: readonly Promotion[] = [
  {
    id: 1,
    name: 'welcome',
    offer: 'welcome',
    next: deposit,
    title: { tr: 'Hoş geldin bonusu: ₺500', en: 'Welcome bonus: ₺500' },
    description: {
      tr: `<p>İlk yatırımlarınıza bizden <strong>₺500</strong>.</p>
<h3>Nasıl alınır</h3>
<ol><li>Üye olun ve giriş yapın.</li><li>Toplam en az ₺500 yatırın.</li><li><a href="/dashboard/claim-bonus">Bonus talebi</a> sayfasından “Hoş geldin bonusu”nu seçin.</li></ol>
<h3>Koşullar</h3>
<ul><li>Her oyuncuya bir kez verilir.</li><li>30 gün geçerlidir.</li><li>Yalnızca onaylanmış yatırımlar sayılır.</li></ul>`,
      en: `<p><strong>₺500</strong> from us on top of your first deposits.</p>
<h3>How to get it</h3>
<ol><li>Register and log in.</li><li>Deposit at least ₺500 in total.</li><li>Choose “Welcome bonus” on the <a href="/dashboard/claim-bonus">Claim a bonus</a> page.</li></ol>
<h3>Conditions</h3>
<ul><li>Once per player.</li><li>Valid for 30 days.</li><li>Only confirmed deposits count.</li></ul>`,
    },
  },
  {
    id: 2,
    name: 'weekly-cashback',
    offer: 'weekly-cashback',
    next: slots,
    title: { tr: 'Haftalık iade: ₺150', en: 'Weekly cashback: ₺150' },
    description: {
      tr: `<p>Şansın döndüğü haftalar için: pazartesi günü <strong>₺150</strong> iade.</p>
<table><thead><tr><th scope="col">Koşul</th><th scope="col">Değer</th></tr></thead>
<tbody><tr><td>En az toplam yatırım</td><td>₺1.000</td></tr><tr><td>İade</td><td>₺150</td></tr><tr><td>Geçerlilik</td><td>7 gün</td></tr></tbody></table>
<p>İade kendiliğinden gelmez; <a href="/dashboard/claim-bonus">Bonus talebi</a> sayfasından istemeniz gerekir.</p>`,
      en: `<p>For the weeks when luck turns away: <strong>₺150</strong> of your losses comes back on Monday.</p>
<table><thead><tr><th scope="col">Condition</th><th scope="col">Value</th></tr></thead>
<tbody><tr><td>Total deposits of at least</td><td>₺1,000</td></tr><tr><td>Cashback</td><td>₺150</td></tr><tr><td>Valid for</td><td>7 days</td></tr></tbody></table>
<p>It does not come by itself: ask for it on the <a href="/dashboard/claim-bonus">Claim a bonus</a> page.</p>`,
    },
  },
  {
    id: 3,
    name: 'derby-odds',
    offer: 'derby',
    next: bet,
    title: { tr: 'Derbiye özel oran ve ₺100', en: 'Derby odds, and ₺100' },
    description: {
      tr: `<p>Haftanın maçında oranlar yükseltilir; biz de kuponunuza <strong>₺100</strong> ekleriz.</p>
<ol><li>Toplam en az ₺250 yatırın.</li><li><a href="/dashboard/claim-bonus">Bonus talebi</a> sayfasından “Derbi bonusu”nu seçin.</li><li>Maç başlamadan kuponunuzu yapın.</li></ol>
<p><a href="/spor">Haftanın maçlarına göz atın</a></p>`,
      en: `<p>The odds go up on the match of the week, and we add <strong>₺100</strong> to your bet slip.</p>
<ol><li>Deposit at least ₺250 in total.</li><li>Choose “Derby bonus” on the <a href="/dashboard/claim-bonus">Claim a bonus</a> page.</li><li>Place your bet before kick-off.</li></ol>
<p><a href="/spor">See this week’s matches</a></p>`,
    },
  },
  {
    id: 4,
    name: 'slot-race',
    next: slots,
    title: { tr: 'Slot yarışı', en: 'Slot race' },
    description: {
      tr: `<p>Oynadığınız her ₺1 bir puan. Hafta boyunca en çok puan toplayan on oyuncu ödül havuzunu paylaşır.</p>
<h3>Ödüller</h3>
<ul><li>Birinci: ₺5.000</li><li>İkinci ve üçüncü: ₺2.000</li><li>Dördüncüden onuncuya: ₺500</li></ul>
<p>Yarış pazartesi 00.00’da başlar, pazar 23.59’da biter. Katılmak için ayrıca bir şey yapmanız gerekmez.</p>
<p><a href="/casino/slot">Slot oyunlarına git</a></p>`,
      en: `<p>Every ₺1 that you bet is a point. The ten players with the most points of the week share the prizes.</p>
<h3>Prizes</h3>
<ul><li>First: ₺5,000</li><li>Second and third: ₺2,000</li><li>Fourth to tenth: ₺500</li></ul>
<p>The race starts on Monday at midnight and ends on Sunday at 23:59. There is nothing to sign up for.</p>
<p><a href="/casino/slot">Go to the slots</a></p>`,
    },
  },
  {
    id: 5,
    name: 'friends',
    next: support,
    title: { tr: 'Arkadaşını getir', en: 'Bring a friend' },
    description: {
      tr: `<p>Davet ettiğiniz arkadaşınız üye olup telefonunu doğruladığında ikiniz de karşılama hediyesi alırsınız.</p>
<ul><li>Davet bağlantınızı <a href="/ticket">destekten</a> isteyebilirsiniz.</li><li>Arkadaşınızın üyeliği bağlantınızdan yapması gerekir.</li><li>Ayda en çok beş davet sayılır.</li></ul>`,
      en: `<p>When a friend whom you invited registers and verifies a phone number, there is a welcome gift for both of you.</p>
<ul><li>Ask <a href="/ticket">support</a> for your invitation link.</li><li>Your friend has to register through it.</li><li>Up to five invitations count in a month.</li></ul>`,
    },
  },
  {
    id: 6,
    name: 'live-tables',
    offer: 'live-tables',
    next: liveTables,
    title: { tr: 'Canlı masa haftası: ₺200', en: 'Live table week: ₺200' },
    description: {
      tr: `<p>Bu hafta ışıklar canlı masalarda. Toplam ₺2.000 yatırımı olan oyunculara <strong>₺200</strong>.</p>
<ul><li>Rulet, blackjack ve bakara masalarında geçerlidir.</li><li>3 gün içinde kullanılmalıdır.</li></ul>
<p><a href="/casino/live">Canlı masalara git</a></p>`,
      en: `<p>This week the lights are on the live tables. Players with total deposits of ₺2,000 get <strong>₺200</strong>.</p>
<ul><li>Valid at the roulette, blackjack and baccarat tables.</li><li>To be used within 3 days.</li></ul>
<p><a href="/casino/live">Go to the live tables</a></p>`,
    },
  },
];
