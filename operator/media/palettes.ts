/** Colours of a picture: the background from dark to light, and a glow behind the subject. */
export interface Palette {
  readonly deep: string;
  readonly mid: string;
  readonly bright: string;
  readonly glow: string;
}

export const palettes = {
  dusk: { deep: '#1d1140', mid: '#5b2a86', bright: '#e0609a', glow: '#ffc38f' },
  sea: { deep: '#06243d', mid: '#0d5c86', bright: '#2fb2c9', glow: '#b6fff0' },
  forest: { deep: '#08241a', mid: '#14573a', bright: '#4aa35a', glow: '#e6ff9e' },
  desert: { deep: '#47200f', mid: '#a9541c', bright: '#f0a63f', glow: '#fff2b0' },
  ember: { deep: '#2a0709', mid: '#8a1a1c', bright: '#e8552d', glow: '#ffdc7a' },
  ice: { deep: '#0d2450', mid: '#2c6fb8', bright: '#8fd0f4', glow: '#ffffff' },
  orchid: { deep: '#30093f', mid: '#8b2390', bright: '#ee6bc4', glow: '#ffe0f5' },
  meadow: { deep: '#0c3b3f', mid: '#1f8a6b', bright: '#a5d75b', glow: '#fffac2' },
  royal: { deep: '#120c3d', mid: '#2f2aa0', bright: '#6d7cf2', glow: '#ffe38a' },
  rose: { deep: '#3d0a22', mid: '#a3224f', bright: '#f58aa0', glow: '#fff0d8' },
  night: { deep: '#070b1f', mid: '#1c2a5c', bright: '#4666b0', glow: '#ffe9a8' },
  amber: { deep: '#33170a', mid: '#8a4a12', bright: '#e59a2c', glow: '#fff4c4' },
  mint: { deep: '#07302f', mid: '#12807a', bright: '#64e0c0', glow: '#f1fff8' },
  slate: { deep: '#10151f', mid: '#39465e', bright: '#8a9bb8', glow: '#ffd98a' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** The palette with its hues turned on the colour circle, in degrees. Lightness and saturation stay. */
export function turnHues({ deep, mid, bright, glow }: Palette, degrees: number): Palette {
  return { deep: turnHue(deep, degrees), mid: turnHue(mid, degrees), bright: turnHue(bright, degrees), glow };
}

/** `colour` is `#rrggbb`. */
function turnHue(colour: string, degrees: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  const [red = 0, green = 0, blue = 0] = channels;
  const hue = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + degrees;
  // The share of the strongest and the weakest channel at each hue, as in HSV.
  const channelAt = (offset: number) => {
    const distance = Math.abs(((((hue + offset) % 360) + 540) % 360) - 180);
    const share = Math.min(1, Math.max(0, 2 - distance / 60));
    return Math.round(low + share * (high - low));
  };
  const turned = [channelAt(0), channelAt(-120), channelAt(120)];
  return `#${turned.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
