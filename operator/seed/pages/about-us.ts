import type { Page } from './page';

export const aboutUs: Page = {
  id: 3,
  title: { tr: 'Hakkımızda', en: 'About us' },
  body: {
    tr: `<p>Adımız, denizden esen serin rüzgârdan gelir. Poyra’yı kurarken tek bir isteğimiz vardı: bir oyuncunun parasına ve zamanına saygı duyan, her telefonda açılan, ne söylüyorsa onu yapan bir yer.</p>
<h2>Nasıl çalışıyoruz</h2>
<ul>
<li><strong>Açık hesap.</strong> Bakiyenizdeki her değişikliğin bir kaydı vardır; hareketlerinizi satır satır görürsünüz.</li>
<li><strong>Hızlı sayfalar.</strong> Site, eski bir telefonda ve zayıf bir bağlantıda da çalışır.</li>
<li><strong>Gerçek insanlar.</strong> Destek taleplerini ekibimiz okur ve kendi diliyle yanıtlar.</li>
</ul>
<h2>Nerede duruyoruz</h2>
<p>Bahis bir gelir yolu değil, eğlencedir. Bu yüzden limitler, molalar ve <a href="/pages/6">sorumlu oyun</a> araçları kolay bulunur yerdedir.</p>
<p>Bize ulaşmak için <a href="/ticket">destek talebi</a> açabilir ya da <a href="/call-me">sizi aramamızı</a> isteyebilirsiniz.</p>`,
    en: `<p>We are named after the cool wind off the sea. We had one wish when we started Poyra: a place that respects a player’s money and time, opens on any phone, and does what it says.</p>
<h2>How we work</h2>
<ul>
<li><strong>Open books.</strong> Every change of your balance has a record; you can read your account line by line.</li>
<li><strong>Fast pages.</strong> The site works on an old phone and a weak connection too.</li>
<li><strong>Real people.</strong> Our team reads your tickets and answers in its own words.</li>
</ul>
<h2>Where we stand</h2>
<p>Betting is entertainment, not a way to earn a living. That is why limits, breaks and the <a href="/pages/6">responsible play</a> tools are easy to find.</p>
<p>To reach us, open a <a href="/ticket">ticket</a> or ask us to <a href="/call-me">call you</a>.</p>`,
  },
};
