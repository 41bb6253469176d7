import type { Page } from './page';

export const termsOfUse: Page = {
  id: 4,
  title: { tr: 'Kullanım koşulları', en: 'Terms of use' },
  body: {
    tr: `<p>Bu koşullar, siteyi gezen herkes içindir; üye olmanız gerekmez.</p>
<h2>Siteyi kullanırken</h2>
<ul>
<li>Siteyi yalnızca kendiniz için ve yasalara uygun biçimde kullanın.</li>
<li>Otomatik araçlarla oyun oynamayın, bahis yapmayın, içerik toplamayın.</li>
<li>Sitenin çalışmasını bozacak girişimlerde bulunmayın. Bulduğunuz bir açığı bize bildirirseniz teşekkür ederiz.</li>
</ul>
<h2>İçerik</h2>
<p>Metinler, çizimler ve oyun görselleri bu gösterim için hazırlanmıştır. Oranlar ve sonuçlar bilgi amaçlıdır; bahsinizde geçerli olan, kuponunuzda yazan orandır.</p>
<h2>Bağlantılar</h2>
<p>Oyunlar ve ödeme sayfaları başka sağlayıcıların adreslerinde açılabilir. O sayfalarda sağlayıcının kendi kuralları geçerlidir.</p>
<h2>Kesintiler</h2>
<p>Bakım çalışmalarını olabildiğince önceden duyururuz. Bir kesinti sırasında sonuçlanmamış bahisler, hizmet döndüğünde kayda göre sonuçlandırılır.</p>`,
    en: `<p>These terms are for everyone who visits the site, registered or not.</p>
<h2>While you are here</h2>
<ul>
<li>Use the site for yourself only, and within the law.</li>
<li>Do not play, bet or collect content with automated tools.</li>
<li>Do not try to disturb the site. If you find a weakness, we will thank you for telling us.</li>
</ul>
<h2>Content</h2>
<p>Texts, drawings and game pictures were made for this demonstration. Odds and results are for information; what counts for your bet are the odds on your slip.</p>
<h2>Links</h2>
<p>Games and payment pages may open at the addresses of other providers. Their own rules apply there.</p>
<h2>Interruptions</h2>
<p>We announce maintenance as early as we can. Bets left open during an interruption are settled from the records once the service is back.</p>`,
  },
};
