import fc from 'fast-check';

const character = (max: number) => fc.integer({ min: 0, max }).map((code) => String.fromCodePoint(code));

/**
 * An arbitrary for text of any characters, common ones among them. Replaces `fc.string({ unit: 'binary' })`, which
 * takes seconds to construct on a busy machine.
 */
export const arbitraryText = () =>
  fc.string({ unit: fc.oneof(character(0x7f), character(0x7ff), character(0x10ffff)) });
