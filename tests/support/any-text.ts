import fc from 'fast-check';

const character = (max: number) => fc.integer({ min: 0, max }).map((code) => String.fromCodePoint(code));

/**
 * Text of any characters, common ones among them. In place of `fc.string({ unit: 'binary' })`, whose making alone takes
 * seconds on a busy machine.
 */
export const anyText = () => fc.string({ unit: fc.oneof(character(0x7f), character(0x7ff), character(0x10ffff)) });
