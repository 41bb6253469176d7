import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { restrictErrorConstructors } from '../scripts/restrict-error-constructors';

/** CVE-2026-53666: a serialised error names the global function that the browser calls to restore it. */

const framework = readFileSync('node_modules/@remix-run/react/dist/esm/errors.js', 'utf8');

interface Restored {
  /** The class of the restored error. */
  readonly type: string;
  readonly message: string;
  /** The globals that were called. */
  readonly called: string[];
}

/** Runs `deserializeErrors` in a window whose dangerous globals record each call. */
function restore(code: string, error: object): Restored {
  const body = code.replace(/^import .*$/m, '').replace(/^export .*$/m, '');
  const script = `
    const called = [];
    const window = { TypeError, RangeError, Error };
    for (const name of ${JSON.stringify(HOSTILE_NAMES)}) window[name] = function () { called.push(name); };
    function UNSAFE_ErrorResponseImpl(status) { this.name = 'ErrorResponse'; this.message = String(status); }
    ${body}
    const { root } = deserializeErrors({ root: ${JSON.stringify(error)} });
    JSON.stringify({ type: root.constructor.name, message: root.message, called });`;
  return JSON.parse(runInNewContext(script) as string) as Restored;
}

const HOSTILE_NAMES = [
  ...['Function', 'eval', 'constructor', '__proto__', 'setTimeout', 'setInterval', 'open', 'alert', 'fetch', 'Image'],
  ...['Worker', 'SharedWorker', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Request', 'Proxy', 'toString', 'Error '],
];
const message = 'hacked()';

it.each([...HOSTILE_NAMES, ['Function'], ['eval', 'TypeError'], { toString: 'Function' }, 7, true])(
  'restores an error that names %j as a plain error',
  (name) => {
    const restored = restore(restrictErrorConstructors(framework), { __type: 'Error', __subType: name, message });
    expect(restored).toEqual({ type: 'Error', message, called: [] });
  },
);

it.each(['TypeError', 'RangeError'])('restores a %s as the same class', (name) => {
  const restored = restore(restrictErrorConstructors(framework), { __type: 'Error', __subType: name, message });
  expect(restored).toEqual({ type: name, message, called: [] });
});

it('restores the response of an error page for any name in it', () => {
  const error = { __type: 'RouteErrorResponse', __subType: 'Function', status: 404, statusText: '', data: { message } };
  expect(restore(restrictErrorConstructors(framework), error)).toMatchObject({ message: '404', called: [] });
});

it('the installed framework without the patch calls the global function', () => {
  const restored = restore(framework, { __type: 'Error', __subType: 'EventSource', message });
  expect(restored.called).toEqual(['EventSource']);
});

it.each(['', framework.replace('window[val.__subType]', 'globalThis[val.__subType]'), framework + framework])(
  'fails when the framework has other code',
  (code) => expect(() => restrictErrorConstructors(code)).toThrow('check CVE-2026-53666 again'),
);
