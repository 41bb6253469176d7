import { circle, ellipse, group, line, path, rect, repeat } from '../draw';
import { lettering } from '../lettering';
import { motifAt } from '../motifs/motifs';
import { INK, type TintName } from '../tints';

/** Draws a poster's subject in a box of 400 × 400, standing on the lower edge. */
export type Subject = () => string;

const shadow = (x: number, y: number, width: number) => ellipse(x, y, width, 13, '#000', 'opacity=".35"');

/** A football, scaled from a box of 100 × 100. */
const ball = (x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y}) scale(${size / 100}) translate(-50 -50)`,
    circle(50, 50, 48, '#c9d0da') +
      circle(47, 46, 44, '#fff') +
      path('M50 32 66 44 60 63H40L34 44Z', INK) +
      path(
        'M50 2 62 9 50 19 38 9ZM97 42 96 58 84 52 86 38ZM3 42 4 58 16 52 14 38ZM78 88 66 95 64 82 76 75ZM22 88 34 95 36 82 24 75Z',
        INK,
      ) +
      line('M50 19V32M86 38 66 44M14 38 34 44M64 82 60 63M36 82 40 63', '#8a93a3', 2.4),
  );

const coins = (x: number, base: number, count: number) =>
  repeat(
    count,
    (i) =>
      ellipse(x, base - i * 15, 46, 15, '#a9650c') +
      ellipse(x, base - 5 - i * 15, 46, 15, '#f5b82e') +
      ellipse(x, base - 5 - i * 15, 33, 9.5, '#fff0a8', 'opacity=".6"'),
  );

const slip = (x: number, y: number, turn: number, sign: string, odds: string, fill: string) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-56, -74, 112, 148, INK, 14, 'opacity=".35" transform="translate(5 7)"') +
      rect(-56, -74, 112, 148, '#fffdf6', 14) +
      rect(-56, -74, 112, 54, fill, 14) +
      rect(-56, -36, 112, 16, fill) +
      lettering(sign, { x: 0, y: -32, size: 40, fill: '#fff' }) +
      lettering(odds, { x: 0, y: 36, size: 42, fill: INK }),
  );

const person = (x: number, y: number, shirt: string, skin: string, hair: string) =>
  group(
    `translate(${x} ${y})`,
    path('M-74 150C-74 60-40 40 0 40S74 60 74 150Z', shirt) +
      rect(-17, 14, 34, 44, skin, 14) +
      circle(0, -18, 46, skin) +
      path('M-47-16C-52-66-20-78 2-76 34-74 52-52 46-14 38-34 20-44-4-40-24-38-40-30-47-16Z', hair) +
      circle(-16, -14, 4.6, INK) +
      circle(17, -14, 4.6, INK) +
      line('M-13 8Q1 20 15 8', INK, 4),
  );

const harbour: Subject = () =>
  motifAt('moon', 316, 66, 104) +
  path('M30 384Q120 310 210 384Z', '#0a2233') +
  motifAt('lighthouse', 118, 222, 300) +
  motifAt('ship', 300, 306, 170);

const derby: Subject = () =>
  line('M150 210H380V80H150Z', '#fff', 8) +
  line(repeat(9, (i) => `M${170 + i * 24} 84V206`) + repeat(5, (i) => `M154 ${98 + i * 24}H376`), '#ffffff66', 1.6) +
  line('M20 392Q110 360 150 300', '#ffffff8c', 10) +
  shadow(204, 386, 90) +
  ball(204, 282, 190);

const lantern: Subject = () =>
  (
    [
      [60, 96, 130, 'red'],
      [196, 62, 104, 'gold'],
      [338, 110, 140, 'orange'],
    ] as [number, number, number, TintName][]
  )
    .map(
      ([x, y, size, tint]) =>
        line(`M${x} ${y - size / 2}V-200`, '#00000073', 3) +
        circle(x, y, size * 0.8, '#ffd98a', 'opacity=".2"') +
        motifAt('lantern', x, y, size, 0, tint),
    )
    .join('') +
  motifAt('roulette', 206, 290, 210) +
  motifAt('blackjack', 64, 318, 150, -12) +
  motifAt('chip', 338, 330, 100, 14, 'violet') +
  motifAt('chip', 300, 366, 76, -8, 'teal');

const welcome: Subject = () =>
  shadow(200, 382, 170) +
  motifAt('star', 74, 86, 92, -18) +
  motifAt('gem', 330, 96, 84, 16) +
  motifAt('coin', 44, 210, 66, -12) +
  motifAt('coin', 366, 220, 76, 12) +
  motifAt('crown', 206, 70, 110, 4) +
  motifAt('chest', 200, 246, 264) +
  coins(66, 380, 3) +
  coins(346, 380, 4);

const cashback: Subject = () =>
  path(
    'M200 30A170 170 0 1 0 348 116',
    'none',
    'stroke="#fff8e1" stroke-width="24" stroke-linecap="round" opacity=".92"',
  ) +
  path('M200-14V74L264 30Z', '#fff8e1') +
  coins(126, 318, 4) +
  coins(276, 318, 6) +
  coins(202, 346, 8) +
  motifAt('coin', 202, 150, 112, -8);

const derbyOdds: Subject = () =>
  slip(88, 196, -14, '1', '2.15', '#1d7d4a') +
  slip(312, 196, 14, '2', '3.05', '#b3202e') +
  slip(200, 150, 0, 'X', '3.40', '#1f4f9a') +
  shadow(200, 386, 80) +
  ball(200, 314, 150);

const slotRace: Subject = () =>
  shadow(200, 386, 180) +
  rect(20, 96, 360, 270, '#6a3d1e', 34) +
  rect(30, 106, 340, 250, '#f5b82e', 28) +
  rect(44, 120, 312, 222, INK, 18) +
  repeat(
    3,
    (i) =>
      rect(56 + i * 98, 132, 92, 198, '#fff8ea', 12) +
      motifAt((['cherry', 'seven', 'bell'] as const)[i] ?? 'seven', 102 + i * 98, 231, 84) +
      motifAt((['lemon', 'gem', 'star'] as const)[i] ?? 'gem', 102 + i * 98, 146, 44) +
      motifAt((['grapes', 'clover', 'coin'] as const)[i] ?? 'coin', 102 + i * 98, 314, 44),
  ) +
  rect(44, 204, 312, 4, '#e5383b') +
  rect(44, 256, 312, 4, '#e5383b') +
  motifAt('crown', 200, 56, 130) +
  group(
    'translate(352 40) rotate(12)',
    line('M0-30V120', '#fff8ea', 7) +
      repeat(12, (i) =>
        rect(2 + (i % 4) * 20, -30 + Math.floor(i / 4) * 18, 20, 18, (i + Math.floor(i / 4)) % 2 ? '#fff' : INK),
      ),
  );

const friends: Subject = () =>
  person(106, 236, '#0f7f79', '#e8b78f', '#3a2417') +
  person(294, 236, '#b3202e', '#c98f63', '#1a1722') +
  person(200, 262, '#5a2fb0', '#f2c9a5', '#8a4a1a') +
  motifAt('balloon', 60, 70, 110, -8) +
  motifAt('balloon', 344, 60, 120, 8, 'teal') +
  motifAt('star', 200, 76, 84) +
  motifAt('teaGlass', 46, 340, 84, -6) +
  motifAt('teaGlass', 356, 340, 84, 6);

const liveTables: Subject = () =>
  motifAt('microphone', 330, 108, 160, 6) +
  circle(96, 70, 12, '#ff4d4d') +
  path(
    'M118 52a26 26 0 0 1 0 36M134 38a46 46 0 0 1 0 64',
    'none',
    'stroke="#fff" stroke-width="8" stroke-linecap="round"',
  ) +
  shadow(200, 384, 170) +
  motifAt('poker', 130, 260, 230, -8) +
  motifAt('roulette', 280, 290, 170) +
  motifAt('chip', 60, 350, 90, 10, 'red') +
  motifAt('chip', 180, 360, 76, -8);

export const subjects = { harbour, derby, lantern, welcome, cashback, derbyOdds, slotRace, friends, liveTables };

export type SubjectName = keyof typeof subjects;
