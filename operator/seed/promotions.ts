import type { Texts } from '../messages';

interface Promotion {
  readonly id: number;
  /** Its pictures are `/media/promotions/<name>-<type>.svg`: type 1 for the list, type 2 for the detail. */
  readonly name: string;
  readonly title: Texts;
  readonly description: Texts;
}

export const promotions: readonly Promotion[] = [
  {
    id: 1,
    name: 'welcome',
    title: { tr: 'Hoş geldin bonusu: 500 ₺', en: 'Welcome bonus: ₺500' },
    description: {
      tr: `<p>İlk yatırımlarınıza bizden <strong>500 ₺</strong>.</p>
<h3>Nasıl alınır</h3>
<ol><li>Üye olun ve giriş yapın.</li><li>Toplam en az 500 ₺ yatırın.</li><li><a href="/dashboard/claim-bonus">Bonus talebi</a> sayfasından “Hoş geldin bonusu”nu seçin.</li></ol>
<h3>Koşullar</h3>
<ul><li>Her oyuncuya bir kez verilir.</li><li>30 gün geçerlidir.</li><li>Yalnızca onaylanmış yatırımlar sayılır.</li></ul>`,
      en: `<p><strong>₺500</strong> from us on top of your first deposits.</p>
<h3>How to get it</h3>
<ol><li>Register and log in.</li><li>Deposit ₺500 or more in all.</li><li>Choose “Welcome bonus” on the <a href="/dashboard/claim-bonus">bonus request</a> page.</li></ol>
<h3>Conditions</h3>
<ul><li>Once per player.</li><li>Valid for 30 days.</li><li>Only confirmed deposits count.</li></ul>`,
    },
  },
  {
    id: 2,
    name: 'trial',
    title: { tr: 'Yatırımsız 100 ₺ deneme bonusu', en: '₺100 trial bonus, no deposit' },
    description: {
      tr: `<p>Siteyi tanımanız için <strong>100 ₺</strong> bizden; yatırım yapmanız gerekmez.</p>
<ul><li>Üyelik formunda deneme bonusunu işaretleyin.</li><li>Telefonunuza gelen altı haneli kodla numaranızı doğrulayın.</li><li>Kutlama ekranında “Evet”e dokunun.</li></ul>
<p>Bonus 14 gün geçerlidir ve her oyuncuya bir kez verilir.</p>`,
      en: `<p><strong>₺100</strong> from us to look around with; no deposit needed.</p>
<ul><li>Tick the trial bonus on the registration form.</li><li>Verify your number with the six-digit code that we text you.</li><li>Press “Yes” on the celebration screen.</li></ul>
<p>The bonus is valid for 14 days and is given once per player.</p>`,
    },
  },
  {
    id: 3,
    name: 'weekend',
    title: { tr: 'Hafta sonu takviyesi', en: 'Weekend boost' },
    description: {
      tr: `<p>Maçlar hafta sonu, takviye bizden: toplam yatırımı 1.000 ₺’yi geçen oyunculara <strong>150 ₺</strong>.</p>
<table><thead><tr><th scope="col">Koşul</th><th scope="col">Değer</th></tr></thead>
<tbody><tr><td>En az toplam yatırım</td><td>1.000 ₺</td></tr><tr><td>Bonus</td><td>150 ₺</td></tr><tr><td>Geçerlilik</td><td>7 gün</td></tr></tbody></table>
<p><a href="/spor">Hafta sonu bültenine göz atın</a></p>`,
      en: `<p>The weekend brings the matches, we bring the boost: <strong>₺150</strong> for players who have deposited more than ₺1,000.</p>
<table><thead><tr><th scope="col">Condition</th><th scope="col">Value</th></tr></thead>
<tbody><tr><td>Deposits of at least</td><td>₺1,000</td></tr><tr><td>Bonus</td><td>₺150</td></tr><tr><td>Valid for</td><td>7 days</td></tr></tbody></table>
<p><a href="/spor">See this weekend’s matches</a></p>`,
    },
  },
  {
    id: 4,
    name: 'loyalty',
    title: { tr: 'Sadakat bonusu: 750 ₺', en: 'Loyalty bonus: ₺750' },
    description: {
      tr: `<p>Uzun süredir bizimleyseniz karşılığını alın: toplam yatırımı 10.000 ₺’ye ulaşan her oyuncu <strong>750 ₺</strong> sadakat bonusu isteyebilir.</p>
<p>Bonus 60 gün geçerlidir. <a href="/dashboard/claim-bonus">Bonus talebi</a> sayfasından isteyebilirsiniz.</p>`,
      en: `<p>You have stayed, and it should pay: every player whose deposits reach ₺10,000 may ask for a loyalty bonus of <strong>₺750</strong>.</p>
<p>It is valid for 60 days. Ask for it on the <a href="/dashboard/claim-bonus">bonus request</a> page.</p>`,
    },
  },
  {
    id: 5,
    name: 'lantern-night',
    title: { tr: 'Fener gecesi: canlı masalarda 200 ₺', en: 'Lantern night: ₺200 at the live tables' },
    description: {
      tr: `<p>Her perşembe 21.00’den sonra fenerler yanar. Toplam 2.000 ₺ yatırımı olan oyunculara canlı masalarda kullanmaları için <strong>200 ₺</strong>.</p>
<ul><li>Rulet, blackjack ve bakara masalarında geçerlidir.</li><li>3 gün içinde kullanılmalıdır.</li></ul>
<p><a href="/casino/live">Canlı masalara git</a></p>`,
      en: `<p>Every Thursday after 9 p.m. the lanterns are lit. Players with deposits of ₺2,000 get <strong>₺200</strong> for the live tables.</p>
<ul><li>Good at the roulette, blackjack and baccarat tables.</li><li>To be used within 3 days.</li></ul>
<p><a href="/casino/live">Go to the live tables</a></p>`,
    },
  },
  {
    id: 6,
    name: 'birthday',
    title: { tr: 'Doğum gününüz kutlu olsun', en: 'Happy birthday to you' },
    description: {
      tr: `<p>Doğum gününüzde bizden <strong>250 ₺</strong>. Kutlamak için pasta göndermeyi de düşündük ama yolda erirdi.</p>
<p>Doğum gününüzden sonraki 7 gün içinde isteyebilirsiniz; toplam 500 ₺ yatırım koşulu vardır.</p>`,
      en: `<p><strong>₺250</strong> from us on your birthday. We thought of sending a cake, but it would have melted on the way.</p>
<p>Ask for it within 7 days of your birthday; it asks for deposits of ₺500 in all.</p>`,
    },
  },
];
