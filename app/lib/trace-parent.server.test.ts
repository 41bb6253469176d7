import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTraceParent, traceParent } from './trace-parent.server';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const REQUEST_ID = '4bf92f35-77b3-4da6-a3ce-929d0e0e4736';
const PARENT_ID = '00f067aa0ba902b7';

describe('a traceparent header', () => {
  it.each([
    [`00-${TRACE_ID}-${PARENT_ID}-01`, true],
    [`00-${TRACE_ID}-${PARENT_ID}-00`, false],
    [`00-${TRACE_ID}-${PARENT_ID}-03`, true],
    [`cc-${TRACE_ID}-${PARENT_ID}-01-of-a-later-version`, true],
  ])('%s names the request, sampled: %s', (header, isSampled) => {
    expect(readTraceParent(header)).toEqual({ requestId: REQUEST_ID, isSampled });
  });

  it.each([
    undefined,
    '',
    [`00-${TRACE_ID}-${PARENT_ID}-01`],
    `ff-${TRACE_ID}-${PARENT_ID}-01`,
    `00-${'0'.repeat(32)}-${PARENT_ID}-01`,
    `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
    `00-${TRACE_ID.toUpperCase()}-${PARENT_ID}-01`,
    `00-${TRACE_ID}-${PARENT_ID}-011`,
    ` 00-${TRACE_ID}-${PARENT_ID}-01`,
  ])('%j names none', (header) => {
    expect(readTraceParent(header)).toBeNull();
  });

  it('for a call is read as it was written', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.boolean(), (requestId, isSampled) => {
        fc.pre(!/^[0-]+$/.test(requestId));
        expect(readTraceParent(traceParent({ requestId, isSampled }))).toEqual({ requestId, isSampled });
      }),
    );
  });
});
