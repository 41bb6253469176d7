import type { MotifName } from '../media/motifs/motifs';

/** Families of slot symbols, best paid first. A slot puts its hero before its family. */
export const symbolSets = {
  fruit: ['seven', 'bar', 'bell', 'watermelon', 'grapes', 'peach', 'lemon', 'cherry'],
  orchard: ['crown', 'pomegranate', 'strawberry', 'grapes', 'peach', 'olive', 'lemon', 'cherry'],
  jewels: ['crown', 'ring', 'ruby', 'gem', 'coin', 'star', 'bell', 'clover'],
  sea: ['chest', 'ship', 'diver', 'anchor', 'turtle', 'fish', 'shell', 'drop'],
  bazaar: ['carpet', 'lantern', 'lute', 'bead', 'coffeePot', 'teaGlass', 'tulip', 'baklava'],
  ancient: ['temple', 'pyramid', 'amphora', 'eagle', 'swords', 'shield', 'coin', 'olive'],
  wild: ['lion', 'bull', 'wolf', 'eagle', 'fox', 'owl', 'turtle', 'cactus'],
  garden: ['rose', 'tulip', 'butterfly', 'bee', 'clover', 'mushroom', 'tree', 'strawberry'],
  magic: ['book', 'potion', 'cat', 'owl', 'moon', 'mushroom', 'key', 'star'],
  sky: ['sun', 'rocket', 'planet', 'balloon', 'kite', 'moon', 'star', 'bolt'],
  sweets: ['cupcake', 'baklava', 'candy', 'strawberry', 'cherry', 'peach', 'teaGlass', 'coffeePot'],
  forge: ['hammer', 'flame', 'swords', 'shield', 'gear', 'bolt', 'mountain', 'key'],
  festival: ['mask', 'drum', 'lute', 'lantern', 'crown', 'balloon', 'star', 'candy'],
  winter: ['wolf', 'snowflake', 'mountain', 'owl', 'moon', 'bell', 'candy', 'drop'],
} as const satisfies Record<string, readonly MotifName[]>;

export type SymbolSetName = keyof typeof symbolSets;
