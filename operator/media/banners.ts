import type { Locale } from '../messages';

type Size = 'small' | 'medium' | 'large';

const sizes: Record<Size, { width: number; height: number }> = {
  small: { width: 768, height: 432 },
  medium: { width: 1184, height: 400 },
  large: { width: 1600, height: 440 },
};

const slides: Record<string, { ground: [string, string]; title: Record<Locale, string> }> = {
  harbour: { ground: ['#0b2a3a', '#12506b'], title: { tr: 'Limana hoş geldiniz', en: 'Welcome to the harbour' } },
  derby: { ground: ['#0c2b1b', '#1c5c36'], title: { tr: 'Derbi gecesi', en: 'Derby night' } },
  lantern: { ground: ['#2a1030', '#5c2148'], title: { tr: 'Canlı masalar açık', en: 'Live tables are open' } },
};

/** One banner picture as SVG text, null when there is no such slide. */
export function bannerArt(name: string, size: Size, locale: Locale): string | null {
  const slide = slides[name];
  if (!slide) return null;
  const { width, height } = sizes[size];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<linearGradient id="g" x2="1" y2="1"><stop stop-color="${slide.ground[0]}"/><stop offset="1" stop-color="${slide.ground[1]}"/></linearGradient>
<rect width="100%" height="100%" fill="url(#g)"/>
<text x="${width * 0.06}" y="${height * 0.55}" font-family="system-ui,sans-serif" font-weight="700" font-size="${height * 0.13}" fill="#fff">${slide.title[locale]}</text>
</svg>`;
}
