/** Three shades of one colour, used to draw a motif. */
export interface Tint {
  readonly main: string;
  readonly shade: string;
  readonly light: string;
}

export const tints = {
  red: { main: '#e5383b', shade: '#930d22', light: '#ff9d8f' },
  gold: { main: '#f5b82e', shade: '#a9650c', light: '#fff0a8' },
  green: { main: '#3fae5a', shade: '#17592f', light: '#b4ee9b' },
  blue: { main: '#3d8bf2', shade: '#173f93', light: '#b3d9ff' },
  violet: { main: '#9150e8', shade: '#461a8b', light: '#d9bcff' },
  teal: { main: '#22b8b0', shade: '#0a5a63', light: '#a9f6e7' },
  orange: { main: '#f5822a', shade: '#a03d0c', light: '#ffcb94' },
  pink: { main: '#f0569b', shade: '#961758', light: '#ffc1dc' },
  silver: { main: '#b9c4d6', shade: '#5d6984', light: '#f6f9ff' },
  brown: { main: '#a9683c', shade: '#562d15', light: '#e8b98d' },
  cream: { main: '#f3e9d6', shade: '#bfa984', light: '#ffffff' },
  night: { main: '#3d4a7d', shade: '#171d3d', light: '#8fa1e6' },
} as const satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;

/** Colour of eyes, seams and outlines: nearly black, warmer than #000. */
export const INK = '#17131f';
