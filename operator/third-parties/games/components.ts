import { rankOf, suitOf, type Card } from '../../play/rules/cards';
import { html, trusted, type Markup } from '../../markup';
import type { Translate, TextKey } from './texts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** The four suits, about 26 units high and centred at 0, 0. */
const suits = [
  {
    sign: '♠',
    path: 'M0-13C9-4 13 0 13 6 13 12 5 13 1.500 8L4.500 14H-4.500L-1.500 8C-5 13-13 12-13 6-13 0-9-4 0-13Z',
  },
  { sign: '♥', path: 'M0 12C-8 4-13 0-13-6-13-12-4-14 0-6 4-14 13-12 13-6 13 0 8 4 0 12Z', isRed: true },
  { sign: '♦', path: 'M0-13 10 0 0 13-10 0Z', isRed: true },
  {
    sign: '♣',
    path: 'M0-13a6.500 6.500 0 0 1 5 10.500A6.500 6.500 0 1 1 2 6L4 13H-4L-2 6A6.500 6.500 0 1 1-5-2.500 6.500 6.500 0 0 1 0-13Z',
  },
] as const;

export function cardFace(card: Card): Markup {
  const suit = suits[suitOf(card)] ?? suits[0];
  const rank = RANKS[rankOf(card)] ?? '';
  const colour = 'isRed' in suit ? '#c9283a' : '#1a1722';
  return html`<svg class="card" viewBox="0 0 70 100" role="img" aria-label="${rank} ${suit.sign}">
    ${trusted(
      `<rect x=".5" y=".5" width="69" height="99" rx="8" fill="#fffdf6" stroke="#d8d0bf"/>
<text x="12" y="25" font-family="Georgia,'DejaVu Serif',serif" font-weight="700" font-size="${rank === '10' ? 18 : 23}" text-anchor="middle" fill="${colour}">${rank}</text>
<path d="${suit.path}" fill="${colour}" transform="translate(12 38) scale(.55)"/>
<path d="${suit.path}" fill="${colour}" transform="translate(42 64) scale(1.5)"/>`,
    )}
  </svg>`;
}

export function cardBack(translate: Translate): Markup {
  return html`<svg class="card" viewBox="0 0 70 100" role="img" aria-label="${translate('faceDown')}">
    ${trusted(
      `<rect x=".5" y=".5" width="69" height="99" rx="8" fill="#fffdf6"/><rect x="5" y="5" width="60" height="90" rx="5" class="card-back"/>
<path d="M35 18 55 50 35 82 15 50Z M35 30 47 50 35 70 23 50Z" fill="none" stroke="#fffdf6" stroke-width="3" opacity=".8"/>`,
    )}
  </svg>`;
}

export function cardSlot(): Markup {
  return trusted('<span class="card card-slot" aria-hidden="true"></span>');
}

export function cardHand(
  label: string,
  points: string | number | null,
  cards: readonly Markup[],
  wins = false,
): Markup {
  return html`<div class="hand${wins ? ' hand-wins' : ''}">
    <p class="hand-name">${label}${points !== null && html` <strong class="points">${points}</strong>`}</p>
    <div class="cards">${cards}</div>
  </div>`;
}

export const mainButton = (label: string): Markup => html`<button class="play" type="submit">${label}</button>`;

/** A choice in the shape of a tile: a radio button or a checkbox with its label. */
export function tile(
  kind: 'radio' | 'checkbox',
  name: string,
  value: string,
  label: Markup | string,
  isChosen: boolean,
  className = '',
): Markup {
  return html`<label class="tile ${className}"
    ><input type="${kind}" name="${name}" value="${value}" ${isChosen && trusted('checked')} /><span
      >${label}</span
    ></label
  >`;
}

export function payTable(
  translate: Translate,
  head: readonly [TextKey, TextKey],
  rows: readonly (readonly [Markup | string, string])[],
): Markup {
  return html`<table class="pays">
    <thead>
      <tr>
        <th scope="col">${translate(head[0])}</th>
        <th scope="col">${translate(head[1])}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, pays]) =>
          html`<tr>
            <td>${name}</td>
            <td>${pays}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
