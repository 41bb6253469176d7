import type { Page } from './page';

export const privacy: Page = {
  id: 2,
  title: { tr: 'Gizlilik', en: 'Privacy' },
  body: {
    tr: `<p>Hangi bilgileri neden tuttuğumuzu ve sizin neler isteyebileceğinizi bu sayfada bulabilirsiniz.</p>
<h2>Tuttuğumuz bilgiler</h2>
<table>
<thead><tr><th scope="col">Bilgi</th><th scope="col">Neden</th><th scope="col">Süre</th></tr></thead>
<tbody>
<tr><td>Ad, doğum tarihi, kimlik numarası</td><td>Yaş ve kimlik kontrolü. Kimlik numarası yalnızca geri çevrilemeyen bir özet olarak saklanır.</td><td>Hesap açık kaldıkça</td></tr>
<tr><td>E-posta ve telefon</td><td>Kod göndermek ve size ulaşmak</td><td>Hesap açık kaldıkça</td></tr>
<tr><td>Oturum kayıtları (IP adresi, cihaz)</td><td>Hesabınızı korumak</td><td>12 ay</td></tr>
<tr><td>Para ve oyun hareketleri</td><td>Bakiyenizin hesabını verebilmek</td><td>Yasal süre boyunca</td></tr>
</tbody>
</table>
<h2>Çerezler</h2>
<p>Yalnızca oturumunuz ve dil gibi tercihleriniz için çerez kullanırız. Reklam çerezi kullanmayız.</p>
<h2>Haklarınız</h2>
<ul>
<li>Hakkınızda tuttuğumuz bilgilerin bir kopyasını isteyebilirsiniz.</li>
<li>Yanlış bilgilerin düzeltilmesini isteyebilirsiniz.</li>
<li>Hesabınızı kapatıp saklama süresi dolan bilgilerin silinmesini isteyebilirsiniz.</li>
</ul>
<p>Bunun için bir <a href="/ticket">destek talebi</a> açmanız yeterlidir.</p>`,
    en: `<p>This page tells you what we keep, why we keep it, and what you may ask of us.</p>
<h2>What we keep</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>Name, date of birth, national ID</td><td>To check age and identity. The national ID is kept only as a digest that cannot be reversed.</td><td>While the account is open</td></tr>
<tr><td>Email and phone</td><td>To send codes and to reach you</td><td>While the account is open</td></tr>
<tr><td>Session records (IP address, device)</td><td>To protect your account</td><td>12 months</td></tr>
<tr><td>Money and game records</td><td>To account for your balance</td><td>As long as the law requires</td></tr>
</tbody>
</table>
<h2>Cookies</h2>
<p>We use cookies only for your session and for choices such as the language. We use none for advertising.</p>
<h2>Your rights</h2>
<ul>
<li>You may ask for a copy of what we hold about you.</li>
<li>You may ask us to correct what is wrong.</li>
<li>You may close your account and ask us to erase what we no longer have to keep.</li>
</ul>
<p>To do so, simply open a <a href="/ticket">ticket</a>.</p>`,
  },
};
