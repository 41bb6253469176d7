import type { Page } from './page';

export const generalTerms: Page = {
  id: 1,
  title: { tr: 'Genel şartlar ve koşullar', en: 'General terms and conditions' },
  body: {
    tr: `<p>Bu sayfa, Poyra gösterim sitesinde hesap açan herkes için geçerli olan kuralları açıklar. Üye olurken bu şartları kabul etmiş olursunuz.</p>
<h2>1. Kimler üye olabilir</h2>
<ul>
<li>18 yaşını doldurmuş olmalısınız. Bulunduğunuz yerde daha yüksek bir yaş sınırı varsa o sınır geçerlidir.</li>
<li>Her kişi yalnızca bir hesap açabilir. Hesabınızı başkasına devredemez, kullandıramazsınız.</li>
<li>Adınız, doğum tarihiniz ve iletişim bilgileriniz doğru ve güncel olmalıdır.</li>
</ul>
<h2>2. Hesap güvenliği</h2>
<p>Şifrenizi kimseyle paylaşmayın. Hesabınızdan yapılan işlemlerden siz sorumlusunuz. Hesabınıza başkasının girdiğini düşünüyorsanız şifrenizi hemen değiştirin ve <a href="/ticket">destek talebi</a> açın.</p>
<h2>3. Para yatırma ve çekme</h2>
<ol>
<li>Yatırımlar yalnızca kendi adınıza kayıtlı hesap, kart veya cüzdandan yapılabilir.</li>
<li>Çekim talepleri, yatırımın yapıldığı kişiye ödenir. İlk çekimden önce kimlik doğrulaması istenebilir.</li>
<li>Her yöntemin alt ve üst sınırı ödeme ekranında yazar. Bekleyen bir çekim talebi tutarı bakiyenizden ayrılır.</li>
</ol>
<h2>4. Bahis ve oyunlar</h2>
<p>Kabul edilen bir bahis geri alınamaz. Açık bir oran hatasında bahis doğru oranla sonuçlandırılır. Bağlantınız koparsa oyunun sonucu sunucudaki kayda göre belirlenir; oyun geçmişinizi <a href="/dashboard/game-history">hesabınızdan</a> görebilirsiniz.</p>
<h2>5. Bonuslar</h2>
<p>Her bonusun kendi koşulları vardır. Ayrıntılar için <a href="/pages/7">bonus kuralları</a> sayfasına bakın. Bonusu kötüye kullanmak için birden çok hesap açılması hâlinde ilgili tutarlar iptal edilir.</p>
<h2>6. Şartlardaki değişiklikler</h2>
<p>Değişiklikler bu sayfada duyurulur ve duyurudan en az iki hafta sonra yürürlüğe girer. Yeni şartları kabul etmiyorsanız bu süre içinde hizmeti kullanmayı bırakabilir, bakiyenizi çekebilirsiniz.</p>
<h2>7. Hesabın kapatılması</h2>
<p>Hesabınızı dilediğiniz zaman kapatabilirsiniz. Bu şartlara aykırı kullanılan hesaplar, gerekçesi bildirilerek askıya alınabilir.</p>
<p><em>Bu site bir gösterimdir: gerçek para, gerçek bahis ve gerçek ödeme içermez.</em></p>`,
    en: `<p>This page sets out the rules for everyone who opens an account on the Poyra demonstration site. By registering you accept these terms.</p>
<h2>1. Who may register</h2>
<ul>
<li>You must be at least 18 years old. Where you live may set a higher age; that age then applies.</li>
<li>Each person may hold one account only. You may not pass it on or let others use it.</li>
<li>Your name, date of birth and contact details must be true and kept up to date.</li>
</ul>
<h2>2. Keeping your account safe</h2>
<p>Do not share your password with anyone. You are responsible for what is done from your account. If you think someone else has got in, change your password at once and open a <a href="/ticket">ticket</a>.</p>
<h2>3. Deposits and withdrawals</h2>
<ol>
<li>Deposits must come from an account, card or wallet in your own name.</li>
<li>Withdrawals are paid to the person who made the deposit. We may ask you to prove your identity before the first one.</li>
<li>The limits of each method are shown on its payment screen. The amount of a pending withdrawal is set aside from your balance.</li>
</ol>
<h2>4. Bets and games</h2>
<p>A bet that has been accepted cannot be taken back. Where the odds were plainly wrong, the bet is settled at the right odds. If your connection drops, the result is the one recorded on the server; you can see your game history <a href="/dashboard/game-history">in your account</a>.</p>
<h2>5. Bonuses</h2>
<p>Each bonus has its own conditions; see the <a href="/pages/7">bonus rules</a>. Amounts gained by opening several accounts to abuse a bonus are cancelled.</p>
<h2>6. Changes to these terms</h2>
<p>Changes are announced on this page and take effect two weeks later at the earliest. If you do not accept them, you may stop using the service and withdraw your balance within that time.</p>
<h2>7. Closing an account</h2>
<p>You may close your account at any time. Accounts used against these terms may be suspended, and you will be told why.</p>
<p><em>This site is a demonstration: it holds no real money, no real bets and no real payments.</em></p>`,
  },
};
