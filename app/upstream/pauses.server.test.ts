import { expect, it } from 'vitest';
import { offersPauses } from './pauses.server';
import type { Bootstrap } from './site-options';

const declaring = (value: string | null) =>
  ({ siteOption: [{ key: 'capabilities', value, status: true }] }) as unknown as Bootstrap;

it.each([null, '', '[]', '["sessions"]', '[7]'])('are not offered by an operator that declares %s', (value) =>
  expect(offersPauses(declaring(value))).toBe(false),
);

it.each(['["limits"]', 'limits', '[', '{"limits":true}', 'null', '["limits"'])(
  'are offered by an operator that declares %s',
  (value) => expect(offersPauses(declaring(value))).toBe(true),
);

it('are offered while the declaration cannot be read', () => expect(offersPauses(null)).toBe(true));
