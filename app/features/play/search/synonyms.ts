import { isWithinOneEdit } from '~/lib/within-one-edit';
import { stemsOf } from './stems';

/** How words are compared: as they are, by their stems, or with one wrong letter in each. */
export type Pass = 'exact' | 'stems' | 'near';

/** Folded words. A word is in one group only, and names no single game: "Aviator" is not a word for crash games. */
const GROUPS: readonly (readonly string[])[] = [
  ['agac', 'tree', 'baum'],
  ['altin', 'gold'],
  ['anahtar', 'key', 'schlussel'],
  ['arkadas', 'friend', 'freund'],
  [
    'arkadasini getir',
    'arkadas daveti',
    'bring a friend',
    'refer a friend',
    'invite friends',
    'freunde einladen',
    'freunde werben',
  ],
  ['aslan', 'lion', 'lowe'],
  ['at yarisi', 'horse racing', 'pferderennen'],
  ['ates', 'fire', 'feuer'],
  ['ay', 'moon', 'mond'],
  ['bahce', 'garden', 'garten'],
  ['bakara', 'baccarat', 'baccara', 'bakkarat'],
  ['bal', 'honey', 'honig'],
  ['balik', 'fish', 'fisch'],
  ['balon', 'balloon', 'ballon'],
  ['baykus', 'owl', 'eule'],
  ['boga', 'bull', 'stier'],
  ['buyuk ikramiye', 'jackpot'],
  ['buz', 'frost', 'frozen', 'eis'],
  ['canli', 'live'],
  ['capa', 'anchor', 'anker'],
  ['cark', 'wheel', 'rad'],
  ['carkifelek', 'glucksrad', 'wheel of fortune', 'sans carki'],
  ['carpan', 'crash', 'multiplier', 'multiplikator'],
  ['cay', 'tea', 'tee'],
  ['cilek', 'strawberry', 'erdbeere'],
  ['dalgic', 'diver', 'taucher'],
  ['davul', 'drum', 'trommel'],
  ['deniz', 'sea', 'meer'],
  ['derbi', 'derbiye', 'derby'],
  ['ejderha', 'dragon', 'drache', 'drachen'],
  ['elmas', 'diamond', 'diamant'],
  ['firtina', 'storm', 'sturm'],
  ['futbol', 'football', 'soccer', 'fussball'],
  ['gece', 'night', 'nacht'],
  ['gizlilik', 'kisisel veriler', 'privacy', 'data protection', 'datenschutz'],
  ['gladyator', 'gladiator'],
  ['gul', 'rose'],
  ['gunes', 'sun', 'sonne'],
  ['haftalik', 'weekly', 'wochentlich'],
  ['hakkimizda', 'about us', 'uber uns', 'impressum'],
  ['hali', 'carpet', 'teppich'],
  ['hazine', 'treasure', 'schatz'],
  ['hos geldin', 'hosgeldin', 'welcome', 'willkommen'],
  ['hos geldin bonusu', 'welcome bonus', 'willkommensbonus', 'welcome offer'],
  ['iade', 'kayip iadesi', 'cashback', 'money back', 'ruckerstattung'],
  ['iksir', 'potion', 'trank'],
  ['inci', 'pearl', 'perle'],
  ['kahve', 'coffee', 'espresso', 'kaffee'],
  ['kale', 'kule', 'tower', 'turm'],
  ['kalkan', 'shield', 'schild'],
  ['kaplumbaga', 'tosbaga', 'turtle', 'schildkrote'],
  ['kaptan', 'captain', 'kapitan'],
  ['kar', 'snow', 'schnee'],
  ['karpuz', 'watermelon', 'wassermelone'],
  ['kartal', 'eagle', 'adler'],
  ['kazi kazan', 'scratch', 'rubbellos'],
  ['kedi', 'cat', 'katze'],
  ['kelebek', 'butterfly', 'schmetterling'],
  ['kilic', 'sword', 'schwert'],
  ['kiraz', 'cherry', 'kirsche', 'kirschen'],
  ['kitap', 'book', 'buch'],
  ['klasik', 'classic', 'klassik', 'klassiker', 'klassisch'],
  ['kral', 'king', 'konig'],
  ['kralice', 'queen', 'konigin'],
  ['krupiye', 'dealer', 'croupier'],
  ['kurt', 'wolf', 'wolfe'],
  ['kuyruklu yildiz', 'comet', 'komet'],
  ['liman', 'harbour', 'hafen'],
  ['limon', 'lemon', 'zitrone'],
  ['macera', 'adventure', 'abenteuer'],
  ['mantar', 'mushroom', 'toadstool', 'pilz'],
  ['masa', 'table', 'tisch', 'tische'],
  ['maske', 'mask'],
  ['meyve', 'fruit', 'frucht', 'fruchte', 'obst'],
  ['mucevher', 'gem', 'jewel', 'juwel', 'edelstein'],
  ['orman', 'forest', 'wald'],
  ['pasta', 'cake', 'kuchen'],
  ['piramit', 'piramidi', 'pyramid', 'pyramide'],
  ['populer', 'popular', 'beliebt'],
  ['roket', 'rocket', 'rakete'],
  ['rulet', 'roulette'],
  ['ruzgar', 'wind'],
  ['saat', 'clock', 'uhr'],
  ['sanal', 'virtual', 'virtuell'],
  ['sans', 'luck', 'lucky', 'gluck'],
  ['sartlar', 'terms', 'agb', 'geschaftsbedingungen', 'nutzungsbedingungen'],
  ['seftali', 'peach', 'pfirsich'],
  ['seker', 'candy', 'sweet', 'suss', 'sussigkeit'],
  ['simsek', 'yildirim', 'lightning', 'blitz'],
  ['sorumlu', 'responsible', 'verantwortungsvoll'],
  ['tac', 'crown', 'krone'],
  ['tavla', 'backgammon'],
  ['tilki', 'fox', 'fuchs'],
  ['tombala', 'bingo'],
  ['ucurtma', 'kite', 'drachenflug'],
  ['uzum', 'grape', 'traube', 'trauben'],
  ['yakut', 'ruby', 'rubin'],
  ['yanardag', 'volcano', 'vulkan'],
  ['yaris', 'yarisi', 'turnuva', 'race', 'tournament', 'rennen', 'turnier'],
  ['yilan', 'snake', 'schlange'],
  ['yildiz', 'star', 'stern', 'sterne'],
  ['yirmi bir', 'blackjack', 'black jack', 'siebzehn und vier'],
  ['yuzuk', 'ring'],
  ['zar', 'dice', 'wurfel'],
  ['zeytin', 'olive'],
];

/** From this length on a word may be incomplete, or have one wrong letter. */
const MIN_LENGTH = 4;

const groups = GROUPS.map((terms) => terms.map((term) => term.split(' ')));

/** "canlı rulet" gives "live rulet", "canlı roulette" and "live roulette". A longer text may give more than are needed. */
const MAX_TEXTS = 16;

/**
 * The last word may be incomplete.
 *
 * @param words folded
 * @param pass which terms of one word fit: the same one, one with another ending, or one with one wrong letter
 */
export function withSynonyms(words: readonly string[], pass: Pass): readonly (readonly string[])[] {
  // From the last word to the first: the texts that each word begins.
  const from: (readonly (readonly string[])[])[] = [];
  from[words.length] = [[]];
  for (const [at, word] of [...words.entries()].reverse()) {
    const unchanged = from[at + 1]?.map((rest) => [word, ...rest]) ?? [];
    const replaced = termsAt(words, at, pass).flatMap(({ length, synonyms }) =>
      synonyms.flatMap((synonym) => from[at + length]?.map((rest) => [...synonym, ...rest]) ?? []),
    );
    from[at] = [...unchanged, ...replaced].slice(0, MAX_TEXTS);
  }
  return from[0]?.slice(1) ?? [];
}

function termsAt(words: readonly string[], at: number, pass: Pass) {
  return groups.flatMap((terms) =>
    terms
      .filter((term) => isTermAt(words, at, term, pass))
      .map((term) => ({ length: term.length, synonyms: terms.filter((other) => other !== term) })),
  );
}

function isTermAt(words: readonly string[], at: number, term: readonly string[], pass: Pass): boolean {
  return term.every((part, index) => {
    const word = words[at + index] ?? '';
    if (word === part) return true;
    if (word.length < MIN_LENGTH) return false;
    const isLast = at + index === words.length - 1;
    if (isLast && part.startsWith(word)) return true;
    if (pass === 'stems') return stemsOf(word).includes(part);
    return pass === 'near' && term.length === 1 && isWithinOneEdit(word, part);
  });
}
