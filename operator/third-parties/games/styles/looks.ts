import type { Integration } from '../../../catalogue/studios';

/** Theme of one studio family. Lengths and colours are CSS values. */
interface Look {
  readonly ground: string;
  readonly panel: string;
  readonly edge: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  /** Text colour on the accent colour. */
  readonly accentInk: string;
  readonly felt: string;
  readonly radius: string;
  readonly display: string;
}

const serif = "Georgia, 'DejaVu Serif', serif";
const sans = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";
const round = "'Trebuchet MS', 'Segoe UI', 'DejaVu Sans', sans-serif";

const looks: Record<Integration, Look> = {
  // Chestnut wood and brass.
  dt: {
    ground: '#17100c',
    panel: '#241a14',
    edge: '#4a3527',
    text: '#fbf3e8',
    muted: '#cdb8a2',
    accent: '#f0b54a',
    accentInk: '#241503',
    felt: '#4a2a17',
    radius: '12px',
    display: serif,
  },
  // A sweet shop at night.
  em: {
    ground: '#180f1f',
    panel: '#261833',
    edge: '#4b3060',
    text: '#fdf1fb',
    muted: '#cdb3d6',
    accent: '#ff8ac4',
    accentInk: '#330a20',
    felt: '#4a1f52',
    radius: '20px',
    display: round,
  },
  // Black and cut glass.
  amusnet: {
    ground: '#0e0f14',
    panel: '#191b24',
    edge: '#3a3f52',
    text: '#f4f6fb',
    muted: '#b1b8ca',
    accent: '#7cc7ff',
    accentInk: '#04182a',
    felt: '#1c2b4d',
    radius: '6px',
    display: sans,
  },
  // A cistern: old stone and one lamp.
  egt: {
    ground: '#0b1517',
    panel: '#132326',
    edge: '#2b4a4e',
    text: '#eefaf7',
    muted: '#a5c2bf',
    accent: '#e8c56a',
    accentInk: '#201602',
    felt: '#124541',
    radius: '4px',
    display: serif,
  },
  // Open air.
  hub88: {
    ground: '#0a1222',
    panel: '#122038',
    edge: '#29426b',
    text: '#eef5ff',
    muted: '#a9bddb',
    accent: '#5fe0c5',
    accentInk: '#03241d',
    felt: '#143a63',
    radius: '16px',
    display: round,
  },
  // A salon with green tables.
  softgamings: {
    ground: '#0d1410',
    panel: '#16221b',
    edge: '#33503f',
    text: '#f4f8f1',
    muted: '#aec5b5',
    accent: '#e9d29a',
    accentInk: '#221a06',
    felt: '#0f5136',
    radius: '10px',
    display: serif,
  },
};

export function lookVariables(integration: Integration): string {
  const look = looks[integration];
  return `:root{--ground:${look.ground};--panel:${look.panel};--edge:${look.edge};--text:${look.text};--muted:${look.muted};--accent:${look.accent};--accent-ink:${look.accentInk};--felt:${look.felt};--radius:${look.radius};--display:${look.display}}`;
}
