import type { Texts } from '../messages';

/** What the demonstration says of its studios, by slug. */
export const studioTexts: Readonly<Record<string, Texts>> = {
  'kestane-oyun': {
    tr: 'Bahçeleri, tilkileri ve sonbaharı seven slotlar. Kuralları kısa, çizimleri sıcak.',
    en: 'Slots that love gardens, foxes and autumn. Short rules, warm drawings.',
  },
  'mavi-fener': {
    tr: 'Denizden gelen bir stüdyo: fenerler, inciler ve hızlı masalar.',
    en: 'A studio from the sea: lighthouses, pearls and quick tables.',
  },
  'tuzlu-cikolata': {
    tr: 'Tatlı ile tuzluyu birleştiren renkli makineler; çarpanları sık, turları kısa.',
    en: 'Colourful machines that mix sweet and salty, with frequent multipliers and short rounds.',
  },
  'norra-hollow': {
    tr: 'Kuzey ormanlarının oyunları: kurtlar, demirciler ve uzun geceler.',
    en: 'Games of the northern woods: wolves, smiths and long nights.',
  },
  'piril-atolye': {
    tr: 'Taçlar, elmaslar ve klasik masa oyunlarıyla parlak bir atölye.',
    en: 'A bright workshop of crowns, diamonds and classic table games.',
  },
  quillfin: {
    tr: 'Roketler ve turbo masalar: yükselen çarpanı zamanında bırakanlar için.',
    en: 'Rockets and turbo tables, for those who leave a rising multiplier in time.',
  },
  'sarnic-works': {
    tr: 'Sarnıçların serinliğinde aslanlar, rulet ve bakara.',
    en: 'Lions, roulette and baccarat in the cool of the cisterns.',
  },
  'darbuka-lab': {
    tr: 'Ritmi olan oyunlar: tombala, TV stüdyoları ve fener alayları.',
    en: 'Games with a rhythm: bingo, television studios and lantern parades.',
  },
  'lodos-studyo': {
    tr: 'Rüzgârı arkasına alan slotlar ve yirmi bir masaları.',
    en: 'Slots with the wind behind them, and blackjack tables.',
  },
  ferahava: {
    tr: 'Gökyüzünde geçen oyunlar; en tanınanı bir uçağın hikâyesi.',
    en: 'Games in the open sky; the best known is the story of a plane.',
  },
  'salon-elli': {
    tr: 'Kırmızı perdeli bir salondan canlı rulet, blackjack ve poker.',
    en: 'Live roulette, blackjack and poker from a hall with red curtains.',
  },
  'oakmere-tables': {
    tr: 'Meşe masalarda sakin bir dille yönetilen canlı oyunlar.',
    en: 'Live games at oak tables, dealt in a calm voice.',
  },
};
