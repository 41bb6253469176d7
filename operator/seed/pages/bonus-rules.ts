import type { Page } from './page';

export const bonusRules: Page = {
  id: 7,
  title: { tr: 'Bonus kuralları', en: 'Bonus rules' },
  body: {
    tr: `<h2>Genel</h2>
<ul>
<li>Her bonus, her oyuncuya bir kez verilir.</li>
<li>Bonus verildiğinde tutarı bakiyenize eklenir ve <a href="/dashboard/bonuses">bonuslarım</a> sayfasında görünür.</li>
<li>Bahislerde önce kendi paranız, sonra en eski bonusunuzun parası kullanılır. Kazanç, bahse konan paraya kendi oranında döner.</li>
<li>Bonus parası, bonusun çevrim şartı tamamlanana kadar çekilemez; tamamlanınca sizin olur. Her bonusun şartı kendi sayfasındadır.</li>
<li>Süresi dolan ya da vazgeçilen bonusun kalan parası bakiyenizden çıkarılır. Kendi paranız etkilenmez.</li>
</ul>
<h2>Deneme bonusu</h2>
<p>Deneme bonusu için telefon numaranızı SMS ile doğrulamanız gerekir. Bir kişi, hane ya da cihaz için bir deneme bonusu verilir.</p>
<h2>Yatırım bonusları</h2>
<p>Yatırım koşulu olan bonuslarda, onaylanmış yatırımlarınızın toplamına bakılır. Bekleyen ya da reddedilen yatırımlar sayılmaz.</p>
<h2>Uyuşmazlık</h2>
<p>Bir bonusun eksik verildiğini düşünüyorsanız 14 gün içinde <a href="/ticket">destek talebi</a> açın; kaydı birlikte inceleyelim.</p>`,
    en: `<h2>In general</h2>
<ul>
<li>Each bonus is given once to each player.</li>
<li>When a bonus is given, its amount is added to your balance and it appears on the <a href="/dashboard/bonuses">My bonuses</a> page.</li>
<li>Bets use your own money first, then the money of your oldest bonus. A win goes back to the money that was staked, in proportion.</li>
<li>Bonus money cannot be withdrawn until the wagering of the bonus is complete; then it is yours. Each bonus has its terms on a page of its own.</li>
<li>The money that is left of a bonus that has expired or was given up is removed from your balance. Your own money stays.</li>
</ul>
<h2>Trial bonus</h2>
<p>For the trial bonus you need to verify your phone number by text message. One is given per person, household or device.</p>
<h2>Deposit bonuses</h2>
<p>Where a bonus requires deposits, the total of your confirmed deposits counts. Pending and rejected ones do not.</p>
<h2>Disputes</h2>
<p>If you think that you received too little of a bonus, open a <a href="/ticket">ticket</a> within 14 days and we will go through the records together.</p>`,
  },
};
