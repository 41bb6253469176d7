import type { Page } from './page';

export const responsiblePlay: Page = {
  id: 6,
  title: { tr: 'Sorumlu oyun', en: 'Responsible play' },
  body: {
    tr: `<p>Oyun, bütçenizde eğlenceye ayırdığınız kadar olmalıdır. Aşağıdaki sorulardan birine “evet” diyorsanız ara vermenin zamanı gelmiş olabilir.</p>
<ul>
<li>Kaybettiğinizi geri kazanmak için daha çok mu oynuyorsunuz?</li>
<li>Kira, fatura ya da borç parasıyla oynadığınız oluyor mu?</li>
<li>Ne kadar oynadığınızı yakınlarınızdan saklıyor musunuz?</li>
<li>Oynamadığınızda huzursuz oluyor musunuz?</li>
</ul>
<h2>Neler yapabilirsiniz</h2>
<ol>
<li><strong>Sınır koyun.</strong> Oynamadan önce ne kadar harcayacağınıza karar verin ve bu tutarı aşmayın.</li>
<li><strong>Ara verin.</strong> Hesabınızın 24 saat, 7 gün veya 30 gün süreyle kapatılmasını <a href="/ticket">destekten</a> isteyin.</li>
<li><strong>Kapatın.</strong> Hesabınızı kalıcı olarak kapatmak için tek bir mesaj yeter; sizi vazgeçirmeye çalışmayız.</li>
</ol>
<h2>Çocukları koruyun</h2>
<p>18 yaşından küçükler oynayamaz. Cihazınızı bir çocukla paylaşıyorsanız oturumunuzu kapatın ve şifrenizi tarayıcıya kaydetmeyin.</p>`,
    en: `<p>Spend no more on play than you can spare for fun. If you answer “yes” to one of these questions, it may be time for a break.</p>
<ul>
<li>Do you play more in order to win back what you lost?</li>
<li>Do you ever play with the money for rent, bills or debts?</li>
<li>Do you hide from those close to you how much you play?</li>
<li>Do you feel restless when you are not playing?</li>
</ul>
<h2>What you can do</h2>
<ol>
<li><strong>Set a limit.</strong> Decide what to spend before you play, and stop there.</li>
<li><strong>Take a break.</strong> Ask <a href="/ticket">support</a> to close your account for 24 hours, 7 days or 30 days.</li>
<li><strong>Close it.</strong> One message is enough to close your account for good; we will not try to talk you out of it.</li>
</ol>
<h2>Protect children</h2>
<p>No one under 18 may play. If you share your device with a child, log out and do not let the browser keep your password.</p>`,
  },
};
