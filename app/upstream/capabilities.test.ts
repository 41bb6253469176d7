import { expect, it } from 'vitest';
import { capabilitiesOf } from './capabilities';
import type { Bootstrap } from './site-options';

const declare = (value: string | null, status = true) => [
  ...capabilitiesOf({ siteOption: [{ key: 'capabilities', value, status }] } as unknown as Bootstrap),
];

it('reads the declared capabilities', () => {
  expect(declare('["limits","sessions"]')).toEqual(['limits', 'sessions']);
});

it.each([null, '', 'limits', '{}', '{"limits":true}', '[', 'null', '[null,7,"limitless",["limits"]]'])(
  'finds none in %s',
  (value) => expect(declare(value)).toEqual([]),
);

it('finds none in an option that is off, and without bootstrap data', () => {
  expect(declare('["limits"]', false)).toEqual([]);
  expect([...capabilitiesOf(null)]).toEqual([]);
});
