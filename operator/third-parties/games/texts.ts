import type { Locale } from '../../messages';

const texts = {
  lobby: { tr: 'Lobi', en: 'Lobby' },
  balance: { tr: 'Bakiye', en: 'Balance' },
  playMoney: { tr: 'Oyun parası', en: 'Play money' },
  staked: { tr: 'Bahis', en: 'Bet' },
  won: { tr: 'Kazanç', en: 'Win' },
  stake: { tr: 'Bahis tutarı', en: 'Stake' },
  stakeEach: { tr: 'Her seçim için bahis', en: 'Stake on each choice' },
  youWon: { tr: '{amount} kazandınız', en: 'You won {amount}' },
  stakeBack: { tr: 'Bahsiniz geri döndü: {amount}', en: 'Your stake came back: {amount}' },
  notThisTime: { tr: 'Bu kez olmadı', en: 'Not this time' },
  placeBet: { tr: 'Bahsinizi yapın', en: 'Place your bet' },
  rules: { tr: 'Kurallar ve ödemeler', en: 'Rules and payouts' },
  returnRate: { tr: 'Oyuncuya dönüş oranı: {rate}', en: 'Return to player: {rate}' },
  demo: {
    tr: 'Gösterim oyunu: gerçek para içermez.',
    en: 'A demonstration game: no real money is involved.',
  },
  problemChoice: { tr: 'Önce seçiminizi ve bahsinizi yapın.', en: 'Choose your bet and your stake first.' },
  freeSpin: { tr: 'Bedava dönüş, {left} kaldı', en: 'Free spin, {left} left' },
  freeSpinStake: {
    tr: '{amount} bahsi biz ödüyoruz; kazancı sizindir.',
    en: 'We pay the stake of {amount}; what it wins is yours.',
  },
  freeSpinPlayed: { tr: 'Bu bir bedava dönüştü', en: 'This was a free spin' },
  problemFunds: { tr: 'Bakiyeniz bu bahis için yeterli değil.', en: 'Your balance is not enough for this bet.' },
  problemStale: {
    tr: 'Bu form eskimiş, paranız yerinde. Şimdi yeniden oynayabilirsiniz.',
    en: 'This form was out of date and moved no money. You can play again now.',
  },
  closedTitle: { tr: 'Oyun oturumu kapandı', en: 'The game session is closed' },
  closedBody: {
    tr: 'Oyunu siteden yeniden açın. Bitmemiş bir eliniz varsa kaldığı yerden sürer.',
    en: 'Open the game from the site again. An unfinished hand continues where it was.',
  },
  backToSite: { tr: 'Siteye dön', en: 'Back to the site' },
  spin: { tr: 'Çevir', en: 'Spin' },
  deal: { tr: 'Kart dağıt', en: 'Deal' },
  fly: { tr: 'Uçur', en: 'Take off' },
  drawBalls: { tr: 'Topları çek', en: 'Draw the balls' },
  hit: { tr: 'Kart çek', en: 'Hit' },
  stand: { tr: 'Dur', en: 'Stand' },
  double: { tr: 'İkiye katla', en: 'Double' },
  dealer: { tr: 'Krupiye', en: 'Dealer' },
  you: { tr: 'Siz', en: 'You' },
  faceDown: { tr: 'Kapalı kart', en: 'Face-down card' },
  natural: { tr: 'Blackjack!', en: 'Blackjack!' },
  bust: { tr: '21’i aştınız', en: 'Bust' },
  push: { tr: 'Berabere', en: 'Push' },
  lost: { tr: 'Krupiye kazandı', en: 'The dealer wins' },
  wonHand: { tr: 'El sizin', en: 'Your hand wins' },
  yourTurn: { tr: 'Sıra sizde', en: 'Your turn' },
  blackjackRules: {
    tr: 'Altı deste. Krupiye 17’de durur, blackjack 3’e 2 öder, iki kartla ikiye katlanabilir. Bölme yoktur.',
    en: 'Six decks. The dealer stands on 17, a blackjack pays 3 to 2, two cards can be doubled. No splitting.',
  },
  lines: {
    tr: '{count} sabit çizgi. Kazanç soldan sağa, üç ve üzeri aynı sembolle.',
    en: '{count} fixed lines. Wins run from the left with three or more of a symbol.',
  },
  wildNote: {
    tr: 'İlk sembol joker olarak diğerlerinin yerine geçer.',
    en: 'The first symbol is wild and stands in for all the others.',
  },
  symbol: { tr: 'Sembol', en: 'Symbol' },
  timesLineStake: { tr: 'Ödemeler, çizgi bahsinin katı olarak', en: 'Payouts, in line stakes' },
  lineWin: { tr: '{line}. çizgi: {count} aynı, {amount}', en: 'Line {line}: {count} alike, {amount}' },
  reels: { tr: 'Makaralar', en: 'Reels' },
  numbers: { tr: 'Sayılar', en: 'Numbers' },
  outside: { tr: 'Dış bahisler', en: 'Outside bets' },
  red: { tr: 'Kırmızı', en: 'Red' },
  black: { tr: 'Siyah', en: 'Black' },
  even: { tr: 'Çift', en: 'Even' },
  odd: { tr: 'Tek', en: 'Odd' },
  low: { tr: '1–18', en: '1–18' },
  high: { tr: '19–36', en: '19–36' },
  dozen1: { tr: '1. 12’li', en: '1st 12' },
  dozen2: { tr: '2. 12’li', en: '2nd 12' },
  dozen3: { tr: '3. 12’li', en: '3rd 12' },
  column1: { tr: '1. sütun', en: 'Column 1' },
  column2: { tr: '2. sütun', en: 'Column 2' },
  column3: { tr: '3. sütun', en: 'Column 3' },
  pocket: { tr: 'Top {number} üzerinde durdu', en: 'The ball stopped at {number}' },
  rouletteRules: {
    tr: 'Tek sıfırlı Avrupa ruleti. Sayı 35’e 1, düzine ve sütun 2’ye 1, diğerleri 1’e 1 öder. Bahis her seçime ayrı ayrı konur.',
    en: 'European roulette with one zero. A number pays 35 to 1, dozens and columns 2 to 1, the rest 1 to 1. The stake goes on each choice.',
  },
  target: { tr: 'Otomatik çıkış çarpanı', en: 'Auto cash-out multiplier' },
  targetHint: { tr: '1,10 ile 100 arası', en: 'From 1.10 to 100' },
  cashedOut: {
    tr: '{target}× noktasında çıktınız, uçuş {end}× sürdü',
    en: 'You left at {target}×, the flight went on to {end}×',
  },
  crashed: {
    tr: '{end}× noktasında bitti, hedefiniz {target}× idi',
    en: 'It ended at {end}×, your target was {target}×',
  },
  crashRules: {
    tr: 'Çarpan 1,00’den yükselir ve bilinmeyen bir noktada biter. Hedefinize ondan önce varılırsa bahsiniz hedefle çarpılır.',
    en: 'The multiplier climbs from 1.00 and ends at an unknown point. Reach your target before that and your stake is multiplied by it.',
  },
  card: { tr: 'Kart {number}', en: 'Card {number}' },
  anotherCard: { tr: 'Başka kart', en: 'Another card' },
  balls: { tr: 'Çekilen toplar', en: 'Balls drawn' },
  rowsComplete: { tr: 'Tamamlanan sıra: {count}', en: 'Rows complete: {count}' },
  bingoRules: {
    tr: '90 topun 60’ı çekilir. Bir sıra bahsin 2 katını, iki sıra 6 katını, tombala 120 katını öder.',
    en: 'Sixty of ninety balls are drawn. One row pays 2 times the stake, two rows 6 times, the full card 120 times.',
  },
  player: { tr: 'Oyuncu', en: 'Player' },
  banker: { tr: 'Banka', en: 'Banker' },
  tie: { tr: 'Beraberlik', en: 'Tie' },
  sideWon: { tr: 'Kazanan: {side}', en: '{side} wins' },
  baccaratRules: {
    tr: 'Sekiz deste. Oyuncu 1’e 1, Banka 0,95’e 1, Beraberlik 8’e 1 öder; berabere biterse diğer bahisler geri döner.',
    en: 'Eight decks. Player pays 1 to 1, Banker 0.95 to 1, Tie 8 to 1; on a tie the other bets come back.',
  },
  chooseSide: { tr: 'Tarafınızı seçin', en: 'Choose a side' },
  straightFlush: { tr: 'Sıralı renk', en: 'Straight flush' },
  threeOfAKind: { tr: 'Üçlü', en: 'Three of a kind' },
  straight: { tr: 'Sıra', en: 'Straight' },
  flush: { tr: 'Renk', en: 'Flush' },
  pair: { tr: 'Çift', en: 'Pair' },
  highCard: { tr: 'Yüksek kart', en: 'High card' },
  pokerRules: {
    tr: 'Üç kart dağıtılır; çift veya üzeri kazanır. Krupiyeye karşı oynanmaz.',
    en: 'Three cards are dealt; a pair or better wins. There is no hand to beat.',
  },
  hand: { tr: 'El', en: 'Hand' },
  pays: { tr: 'Ödeme', en: 'Pays' },
  wheelStopped: { tr: 'Çark {number} üzerinde durdu', en: 'The wheel stopped at {number}' },
  chooseNumbers: { tr: 'Sayılarınızı seçin', en: 'Choose your numbers' },
  wheelRules: {
    tr: '50 dilim: 24 kez 1, 12 kez 3, 8 kez 5, 4 kez 11, 2 kez 23. Sayı kendisi kadar öder, bahis geri döner.',
    en: 'Fifty segments: 1 appears 24 times, 3 twelve times, 5 eight times, 11 four times, 23 twice. A number pays itself to one.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type TextKey = keyof typeof texts;

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

export const translatorFor =
  (locale: Locale): Translate =>
  (key, values = {}) =>
    texts[key][locale].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const moneyFormats = {
  tr: new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'TRY', currencyDisplay: 'narrowSymbol' }),
};

export const formatMoney = (locale: Locale, amountMinor: number) => moneyFormats[locale].format(amountMinor / 100);

const chipFormats = {
  tr: new Intl.NumberFormat('tr-TR'),
  en: new Intl.NumberFormat('en-GB'),
};

export const formatNumber = (locale: Locale, value: number) => chipFormats[locale].format(value);
