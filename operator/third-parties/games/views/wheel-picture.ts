import { escapeHtml, trusted, type Markup } from '../../../markup';
import { motifAt } from '../motifs';

export interface WheelSector {
  readonly label: string;
  readonly colour: string;
  readonly ink: string;
}

const CENTRE = 160;

export interface Wheel {
  readonly sectors: readonly WheelSector[];
  /** Index of the sector under the pointer, null before the first spin. */
  readonly winning: number | null;
  readonly label: string;
  /** Drawn on the hub until there is a result. */
  readonly emblem: string;
}

/** A wheel of equal sectors, rotated so that the winning one is under the pointer. */
export function wheelPicture({ sectors, winning, label, emblem }: Wheel): Markup {
  const step = 360 / sectors.length;
  const turned = winning === null ? 0 : -winning * step;
  const slices = sectors
    .map(
      ({ label: text, colour, ink }, index) =>
        `<g transform="rotate(${round(index * step)} ${CENTRE} ${CENTRE})"><path d="${slice(step)}" fill="${colour}" stroke="#d9b45a" stroke-width=".8"/><text x="${CENTRE}" y="36" text-anchor="middle" font-size="${sectors.length > 40 ? 11 : 12}" font-weight="700" fill="${ink}">${text}</text></g>`,
    )
    .join('');
  return trusted(`<svg class="wheel" viewBox="0 0 320 320" role="img" aria-label="${escapeHtml(label)}">
<circle cx="${CENTRE}" cy="${CENTRE}" r="156" fill="#3b2413"/><circle cx="${CENTRE}" cy="${CENTRE}" r="150" fill="none" stroke="#d9b45a" stroke-width="4"/>
<g class="wheel-turn"><g transform="rotate(${round(turned)} ${CENTRE} ${CENTRE})">${slices}</g></g>
<circle cx="${CENTRE}" cy="${CENTRE}" r="92" fill="#2a180c" stroke="#d9b45a" stroke-width="3"/><circle cx="${CENTRE}" cy="${CENTRE}" r="80" class="wheel-hub"/>
<path d="M${CENTRE - 13} 2h26l-13 21z" fill="#fff8e1" stroke="#3b2413" stroke-width="2"/>
${winning === null ? motifAt(emblem, CENTRE, CENTRE, 104) : result(sectors[winning]?.label ?? '')}</svg>`);
}

const result = (text: string) =>
  `<text x="${CENTRE}" y="${CENTRE + 20}" text-anchor="middle" class="wheel-result" font-size="58" font-weight="800" fill="#fff">${text}</text>`;

/** A sector of the rim, symmetric about the top. */
function slice(step: number): string {
  const half = (step / 2) * (Math.PI / 180);
  const at = (radius: number, side: number) =>
    `${round(CENTRE + side * radius * Math.sin(half))} ${round(CENTRE - radius * Math.cos(half))}`;
  return `M${at(94, -1)}L${at(148, -1)}A148 148 0 0 1 ${at(148, 1)}L${at(94, 1)}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
