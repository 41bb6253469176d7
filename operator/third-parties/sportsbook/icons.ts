import { html, type Markup } from '../markup';
import type { SportId } from './catalogue';

const drawn = (shapes: Markup) =>
  html`<svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    ${shapes}
  </svg>`;

export const sportIcons: Record<SportId, Markup> = {
  football: drawn(
    html`<circle cx="12" cy="12" r="9" /><path d="m12 8 3.8 2.8-1.5 4.4H9.7l-1.5-4.4Z" /><path
        d="M12 3v5M15.8 10.8l4.7-1.6M14.3 15.2l2.9 4.1M9.7 15.2l-2.9 4.1M8.2 10.8 3.5 9.2"
      />`,
  ),
  basketball: drawn(
    html`<circle cx="12" cy="12" r="9" /><path
        d="M3 12h18M12 3v18M5.6 5.6c3.6 3.4 3.6 9.4 0 12.8M18.4 5.6c-3.6 3.4-3.6 9.4 0 12.8"
      />`,
  ),
  tennis: drawn(
    html`<ellipse cx="10" cy="8.5" rx="6" ry="5.5" /><path
        d="m13.8 12.8 6.7 7.7M6 6h8M5 9.5h10M8 3.5v10M12 3.5v10"
      /><circle cx="19" cy="6" r="2" />`,
  ),
  volleyball: drawn(
    html`<circle cx="12" cy="12" r="9" /><path
        d="M12 12c0-4 2-7 5-8M12 12c3.500 2 7 2 9 .5M12 12c-3.500 2-5 5-4.500 8M7.500 4.200C7 8 8.500 11 12 12M3.200 10.500c2 3 5 3.800 8.800 1.500M16.500 19.800c.3-3-1.200-6-4.500-7.800"
      />`,
  ),
  esports: drawn(
    html`<path
        d="M7.500 7h9a5 5 0 0 1 4.900 4.100l.5 3.200a2.800 2.800 0 0 1-5 2L15.500 15h-7l-1.400 1.300a2.800 2.800 0 0 1-5-2l.5-3.200A5 5 0 0 1 7.500 7Z"
      /><path d="M8 9.500v3M6.500 11h3M15.500 10h.01M17.500 12h.01" />`,
  ),
};
