import { getZodConstraint } from '@conform-to/zod/v4';
import { expect, it } from 'vitest';
import { newTicketSchema, replySchema } from './ticket.schema';

const LINES = 'a\n'.repeat(999);

it('counts a line break of a submitted form as one character, as browsers do', () => {
  const longest = `${LINES}bc`;
  expect(replySchema.parse({ message: ` ${longest.replaceAll('\n', '\r\n')} ` })).toEqual({ message: longest });
  expect(replySchema.safeParse({ message: `${longest}d` }).success).toBe(false);
});

it('keeps the constraints that browsers check', () => {
  const message = { required: true, minLength: 1, maxLength: 2_000 };
  expect(getZodConstraint(replySchema)).toEqual({ message });
  expect(getZodConstraint(newTicketSchema)).toMatchObject({ subject: { minLength: 3, maxLength: 150 }, message });
});

it.each(['\u2800', '\u3164', '\u115f', '\u200b\u2066', '\ufeff', '\u0000', '\u0300'])(
  'takes no text of %j alone',
  (blank) => {
    const [subject, message] = [blank.repeat(5), blank.repeat(5)];
    expect(replySchema.safeParse({ message }).success).toBe(false);
    expect(newTicketSchema.safeParse({ subject, message: 'Soru' }).success).toBe(false);
  },
);
