import type { Page } from './page';

export const termsOfService: Page = {
  id: 5,
  title: { tr: 'Hizmet koşulları', en: 'Terms of service' },
  body: {
    tr: `<p>Bu sayfa, hesabınıza sunduğumuz hizmetlerin sınırlarını ve sürelerini anlatır.</p>
<h2>Destek</h2>
<ul>
<li>Destek talepleri her gün 08.00–02.00 arasında yanıtlanır.</li>
<li>“Sizi arayalım” talepleri aynı saatlerde, en geç iki saat içinde aranır.</li>
</ul>
<h2>Ödemeler</h2>
<ul>
<li>Yatırımlar onaylandığı anda bakiyenize geçer.</li>
<li>Çekim talepleri çoğu zaman bir saat içinde, en geç 24 saatte sonuçlanır.</li>
<li>Yatırdığınız tutarı oynamadan çekerseniz ödeme sağlayıcısının kesintisi size yansıtılabilir.</li>
</ul>
<h2>Doğrulama</h2>
<p>Telefonunuza gönderilen kodlar on dakika geçerlidir. Kodu beş kez yanlış girerseniz yeni bir kod istemeniz gerekir.</p>
<h2>Bildirimler</h2>
<p>Yatırım, çekim ve bonus hareketleri hesabınızdaki bildirimlere düşer. SMS bildirimlerini üyelik sırasında kapatabilirsiniz.</p>`,
    en: `<p>This page describes the limits and times of the services that come with your account.</p>
<h2>Support</h2>
<ul>
<li>Tickets are answered every day from 8 a.m. to 2 a.m.</li>
<li>Call-back requests are answered in the same hours, within two hours at the latest.</li>
</ul>
<h2>Payments</h2>
<ul>
<li>Deposits reach your balance the moment they are confirmed.</li>
<li>Withdrawals are mostly settled within an hour, and within 24 hours at the latest.</li>
<li>If you withdraw a deposit without having played, the payment provider’s charge may be passed on to you.</li>
</ul>
<h2>Verification</h2>
<p>Codes sent to your phone are valid for ten minutes. After five wrong tries you have to ask for a new one.</p>
<h2>Notifications</h2>
<p>Deposits, withdrawals and bonuses appear among your notifications. You can turn text messages off when you register.</p>`,
  },
};
