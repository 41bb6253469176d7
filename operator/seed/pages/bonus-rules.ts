import type { Page } from './page';

export const bonusRules: Page = {
  id: 7,
  title: { tr: 'Bonus kuralları', en: 'Bonus rules' },
  body: {
    tr: `<h2>Genel</h2>
<ul>
<li>Her bonus, her oyuncuya bir kez verilir.</li>
<li>Bonus onaylandığında tutarı bakiyenize eklenir ve <a href="/dashboard/bonuses">bonuslarım</a> sayfasında görünür.</li>
<li>Bonus parası, bonus verildikten sonra aynı tutarda bahis yapana kadar çekilemez.</li>
<li>Süresi dolan bonusun kullanılmamış hakları geçerliliğini yitirir.</li>
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
<li>When a bonus is approved, its amount is added to your balance and it appears on the <a href="/dashboard/bonuses">My bonuses</a> page.</li>
<li>Bonus money cannot be withdrawn until you have bet the same amount since the bonus was given.</li>
<li>The unused part of a bonus expires with it.</li>
</ul>
<h2>Trial bonus</h2>
<p>For the trial bonus you need to verify your phone number by text message. One is given per person, household or device.</p>
<h2>Deposit bonuses</h2>
<p>Where a bonus requires deposits, the total of your confirmed deposits counts. Pending and rejected ones do not.</p>
<h2>Disputes</h2>
<p>If you think that you received too little of a bonus, open a <a href="/ticket">ticket</a> within 14 days and we will go through the records together.</p>`,
  },
};
