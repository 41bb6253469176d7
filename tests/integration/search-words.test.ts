// @module-tag tier-1
// @module-tag search

import { expect, it } from 'vitest';
import { asLink } from '../support/fetch-metadata';
import { decode, shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { sharedSite } from '../support/shared-site';

/** What players type, and what they look for: the path of a page or the name of a game. At least a hundred words a language. */
const WORDS: Readonly<Record<'tr' | 'en' | 'de', Readonly<Record<string, string>>>> = {
  tr: {
    '/dashboard/deposit': 'para yatırma, para yatır, bakiye yükle, hesaba para yükleme, depozito, havale, kredi kartı',
    '/dashboard/withdraw': 'para çekme, para çek, paramı çekmek, çekim, para çekimi, kazancımı çek, cash out',
    '/promotions': 'kampanyalar, promosyon, bonuslar, fırsatlar',
    '/dashboard/bonuses': 'bonuslarım, aktif bonus, çevrim şartı',
    '/dashboard/claim-bonus': 'bonus al, bonus talebi, promosyon kodu',
    '/support': 'destek, canlı destek, müşteri hizmetleri, yardım, iletişim',
    '/ticket': 'şikayet, destek talebi',
    '/call-me': 'beni arayın, telefonla arama',
    '/safer-play': 'sorumlu oyun, kumar bağımlılığı, güvenli oyun',
    '/safer-play/limits': 'yatırma limiti, kayıp limiti, limit koy, harcama sınırı',
    '/safer-play/pause': 'hesabımı kapat, hesap dondurma, mola ver, kendimi dışlama, ara ver',
    '/preferences': 'dil değiştir, ayarlar',
    '/login': 'giriş, giriş yap, oturum aç',
    '/register': 'üye ol, kayıt ol, üyelik',
    '/recover': 'şifremi unuttum, şifre sıfırlama',
    '/dashboard/account': 'profil, hesabım, kişisel bilgiler',
    '/notifications': 'bildirimler, mesajlarım',
    '/dashboard/phone-verification': 'telefon doğrulama, sms onayı',
    '/dashboard/change-password': 'şifre değiştir, parolamı değiştirmek',
    '/dashboard/security': 'güvenlik, iki adımlı doğrulama',
    '/dashboard/statement': 'hesap özeti, ekstre',
    '/dashboard/financial-activities': 'işlem geçmişi, hesap hareketleri, ödemelerim',
    '/dashboard/game-history': 'oyun geçmişi, bahis geçmişi',
    '/dashboard/bets': 'bahislerim, kuponlarım',
    '/dashboard/session-history': 'oturum geçmişi',
    '/spor': 'spor bahisleri, iddaa, maç bahisleri',
    '/livespor': 'canlı bahis, canlı maç',
    '/esports': 'e-spor, espor',
    '/casino/slot': 'slot oyunları, slotlar',
    '/casino/live': 'canlı casino, gazino',
    '/casino/games': 'sanal oyunlar',
    '/casino/bingo': 'tombala',
    '/casino/tvbets': 'tv oyunları',
    '/pages/2': 'gizlilik, kişisel veriler',
    '/pages/4': 'kullanım koşulları',
    '/pages/3': 'hakkımızda',
    '/promotions/1': 'hoş geldin bonusu, hoşgeldin',
    '/promotions/2': 'haftalık iade, cashback, kayıp iadesi',
    '/promotions/3': 'derbi',
    '/promotions/5': 'arkadaşını getir, arkadaş daveti',
    Aviator: 'aviatör',
    'Roket 101': 'roket',
    'Salon Rulet': 'rulet, rulette',
    'Salon Blackjack': 'yirmi bir',
    'Üç Kart Poker': 'poker',
    'Salon Bakara': 'bakara',
    'Gece Baykuşu': 'baykuş',
    'Black Cat Alley': 'kedi',
    'Book of Cisterns': 'kitap',
  },
  en: {
    '/dashboard/deposit': 'deposit, top up, add money, add funds, pay in, credit card, bank transfer',
    '/dashboard/withdraw': 'cash out, withdraw, payout, withdrawals, get my money, take out money, para çekme',
    '/promotions': 'offers, promotions, promos, special offers',
    '/dashboard/bonuses': 'my bonuses, active bonus, wagering',
    '/dashboard/claim-bonus': 'claim bonus, promo code, bonus code',
    '/support': 'help, customer service, contact us, live chat',
    '/ticket': 'complaint, my tickets',
    '/call-me': 'call me back, phone call',
    '/safer-play': 'responsible gambling, problem gambling, safer gambling',
    '/safer-play/limits': 'deposit limit, loss limit, spending limits, set limits',
    '/safer-play/pause': 'self exclusion, close my account, take a break, time out, delete account',
    '/preferences': 'settings, change language',
    '/login': 'sign in, log in',
    '/register': 'sign up, create account, join',
    '/recover': 'forgot password, reset password',
    '/dashboard/account': 'my account, profile, personal details',
    '/notifications': 'messages, notifications, inbox',
    '/dashboard/phone-verification': 'verify phone, phone number',
    '/dashboard/change-password': 'change password, new password',
    '/dashboard/security': 'two factor, 2fa, passkeys',
    '/dashboard/statement': 'statement, winnings',
    '/dashboard/financial-activities': 'transactions, payment history, my payments',
    '/dashboard/game-history': 'bet history, game history',
    '/dashboard/bets': 'my bets, cash out',
    '/dashboard/session-history': 'login history',
    '/spor': 'sports betting, sportsbook, football',
    '/livespor': 'live betting, in-play',
    '/esports': 'esports, e-sports',
    '/casino/slot': 'slots, slot machines',
    '/casino/live': 'live casino, live dealers',
    '/casino/games': 'virtual games',
    '/casino/bingo': 'bingo',
    '/casino/tvbets': 'tv games',
    '/pages/2': 'privacy, data protection',
    '/pages/1': 'terms and conditions',
    '/pages/3': 'about us',
    '/promotions/1': 'welcome bonus, welcome offer',
    '/promotions/2': 'cashback, money back',
    '/promotions/3': 'derby',
    '/promotions/4': 'slot race, slot tournament',
    '/promotions/5': 'refer a friend, invite friends',
    Aviator: 'aviator, avaitor',
    'Roket 101': 'rocket',
    'Salon Rulet': 'roulette',
    'Oakmere Roulette': 'roulete',
    'Salon Blackjack': 'blackjack',
    'Üç Kart Poker': 'poker',
    'Salon Bakara': 'baccarat',
    'Gece Baykuşu': 'owl',
    'Kızıl Tilki': 'fox',
    'Silver Wolf Trail': 'wolf',
  },
  de: {
    '/dashboard/deposit':
      'Einzahlung, Geld einzahlen, einzahlen, Konto aufladen, Guthaben aufladen, Überweisung, Kreditkarte',
    '/dashboard/withdraw': 'Auszahlung, Geld abheben, Auszahlungen, auszahlen, Geld auszahlen, payout, para çekme',
    '/promotions': 'Aktionen, Angebote, Bonusangebote, Boni',
    '/dashboard/bonuses': 'meine Boni, aktiver Bonus, Umsatzbedingungen',
    '/dashboard/claim-bonus': 'Bonuscode, Gutschein, Bonus anfordern',
    '/support': 'Hilfe, Kundenservice, Kontakt, Kundendienst',
    '/ticket': 'Beschwerde, meine Anfragen',
    '/call-me': 'Rückruf, anrufen',
    '/safer-play': 'Spielerschutz, Spielsucht, verantwortungsvolles Spielen',
    '/safer-play/limits': 'Einzahlungslimit, Limit setzen, Verlustlimit, Limits',
    '/safer-play/pause': 'Selbstsperre, Konto schließen, Konto löschen, Spielpause, Sperre',
    '/preferences': 'Sprache ändern, Einstellungen',
    '/login': 'Anmelden, einloggen, Login',
    '/register': 'registrieren, Konto eröffnen, Registrierung',
    '/recover': 'Passwort vergessen, Passwort zurücksetzen',
    '/dashboard/account': 'mein Konto, Profil, persönliche Daten',
    '/notifications': 'Nachrichten, Benachrichtigungen, Mitteilungen',
    '/dashboard/phone-verification': 'Telefon bestätigen, Handynummer',
    '/dashboard/change-password': 'Passwort ändern, neues Passwort',
    '/dashboard/security': 'Sicherheit, Zwei-Faktor, Passkeys',
    '/dashboard/statement': 'Kontoauszug, Gewinne',
    '/dashboard/financial-activities': 'Zahlungen, Transaktionen, Zahlungsverlauf',
    '/dashboard/game-history': 'Spielverlauf',
    '/dashboard/bets': 'meine Wetten, Wettscheine',
    '/dashboard/session-history': 'Anmeldungen',
    '/spor': 'Sportwetten, Fußball, wetten',
    '/livespor': 'Livewetten, Live-Wetten',
    '/esports': 'E-Sport, Esports',
    '/casino/slot': 'Spielautomaten, Automatenspiele, Slots',
    '/casino/live': 'Live-Casino, Live Kasino',
    '/casino/games': 'virtuelle Spiele',
    '/casino/bingo': 'Bingo',
    '/casino/tvbets': 'TV-Spiele',
    '/pages/2': 'Datenschutz',
    '/pages/1': 'AGB, Geschäftsbedingungen',
    '/pages/3': 'Über uns, Impressum',
    '/promotions/1': 'Willkommensbonus, Willkommen',
    '/promotions/2': 'Cashback',
    '/promotions/3': 'Derby',
    '/promotions/4': 'Turnier',
    '/promotions/5': 'Freunde einladen, Freunde werben',
    Aviator: 'Aviator',
    'Roket 101': 'Rakete',
    'Salon Rulet': 'Roulett, Roulette',
    'Salon Blackjack': 'Black Jack',
    'Salon Bakara': 'Bakkarat',
    'Şans Çarkı': 'Glücksrad',
    'Gece Baykuşu': 'Eule',
    'Kızıl Tilki': 'Füchse',
    'Book of Cisterns': 'Buch, Bücher',
  },
};

const site = sharedSite();

/** Links lead guests to the login form first, and in other languages begin with the language. */
const leadsTo = (path: string) => (href: string) =>
  new RegExp(`^(?:/[a-z]{2})?(?:/login\\?redirectTo=)?(?:/[a-z]{2})?${path}$`).test(decodeURIComponent(href));

it.each(Object.entries(WORDS))('a hundred words of %s find what players look for', async (language, table) => {
  const visitor = new HttpBrowser(site.url);
  visitor.cookies.set('language', language);
  const searches = Object.entries(table).flatMap(([wanted, words]) => words.split(', ').map((word) => [word, wanted]));
  const missed: unknown[] = [];
  for (const [word = '', wanted = ''] of searches) {
    const answer = await visitor.get(`/search?search=${encodeURIComponent(word)}`, asLink);
    const main = decode(/<main[^]*<\/main>/.exec(await shown(answer))?.[0] ?? '');
    const results = main.split('id="popular-games"')[0] ?? '';
    const links = [...results.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);
    const isFound = wanted.startsWith('/') ? links.some(leadsTo(wanted)) : results.includes(`>${wanted}<`);
    if (!isFound) missed.push([word, wanted]);
  }
  expect(missed).toEqual([]);
  expect(searches.length).toBeGreaterThanOrEqual(100);
});
