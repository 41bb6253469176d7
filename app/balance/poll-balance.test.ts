import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BALANCE_CHANGED } from '~/browser/balance-changed';
import { PLAY_PAUSED } from '~/browser/play-paused';
import { TOAST_CHANGED, type RaisedToast } from '~/browser/show-toast';
import { resetBalance, liveBalance } from './balance-store';
import { pollBalance, pollDelay } from './poll-balance';

it.each([
  [0, false, 3_000],
  [1, false, 6_000],
  [2, false, 12_000],
  [4, false, 48_000],
  [5, false, 60_000],
  [2_000, false, 60_000],
  [0, true, 60_000],
])('waits after %i failures, hidden: %s, for %i ms', (failures, isHidden, delay) => {
  expect(pollDelay(failures, isHidden)).toBe(delay);
});

describe('balance polling', () => {
  const forms = [{ reset: () => (fields = []) }];
  /** The part of `document` that the poll uses. */
  const page = Object.assign(new EventTarget(), { hidden: false, querySelectorAll: () => fields, forms });
  let fields: { value: string; defaultValue: string }[] = [];
  const ask = vi.fn<(url: string, init: { headers: Record<string, string> }) => Promise<Response>>();
  const onGone = vi.fn();
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
    vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout, setInterval, clearInterval }));
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', ask);
    page.hidden = false;
    fields = [];
    ask.mockImplementation(() => Promise.resolve(Response.json({ text: '₺5,00' }, { headers: { etag: '"5"' } })));
    stop = pollBalance('1000', onGone);
  });
  afterEach(() => {
    stop();
    resetBalance();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const fails = () => ask.mockRejectedValue(new TypeError('offline'));

  it('polls every three seconds, with the user code and the last ETag', async () => {
    await pass(2_999);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask.mock.lastCall?.[0]).toBe('/balance?of=1000');
    expect(liveBalance.get()).toEqual({ text: '₺5,00', staleSeconds: null, parts: [] });
    await pass(6_000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(ask.mock.lastCall?.[1].headers).toEqual({ 'if-none-match': '"5"' });
  });

  it('shows the parts of the balance, until there are none', async () => {
    const parts = [{ name: 'Bonus', text: '₺2,00' }];
    ask.mockImplementation(() => Promise.resolve(Response.json({ text: '₺5,00', isPaused: false, parts })));
    await pass(3_000);
    expect(liveBalance.get().parts).toEqual(parts);
    ask.mockImplementation(() => Promise.resolve(Response.json({ text: '₺5,00', isPaused: false })));
    await pass(3_000);
    expect(liveBalance.get().parts).toEqual([]);
  });

  it('tells once that the player has paused play', async () => {
    const onPaused = vi.fn();
    window.addEventListener(PLAY_PAUSED, onPaused);
    await pass(3_000);
    expect(onPaused).not.toHaveBeenCalled();
    ask.mockImplementation(() => Promise.resolve(Response.json({ text: '₺5,00', isPaused: true })));
    await pass(6_000);
    expect(onPaused).toHaveBeenCalledOnce();
  });

  it('backs off while requests fail, shows the age of the balance, and recovers', async () => {
    await pass(3_000);
    fails();
    await pass(3_000 + 6_000 + 12_000);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(liveBalance.get()).toEqual({ text: '₺5,00', staleSeconds: expect.closeTo(20, -1) as number, parts: [] });
    ask.mockResolvedValue(new Response(null, { status: 304 }));
    await pass(24_000);
    expect(liveBalance.get()).toEqual({ text: '₺5,00', staleSeconds: null, parts: [] });
    const before = ask.mock.calls.length;
    await pass(3_000);
    expect(ask.mock.calls.length).toBe(before + 1);
  });

  it('treats 5xx as a failure', async () => {
    ask.mockResolvedValue(new Response(null, { status: 503 }));
    await pass(3_000 + 3_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(3_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([401, 403, 407, 409, 501])("treats a proxy's %i as a failure", async (status) => {
    for (const body of ['', '<h1>Proxy</h1>', '{"error":"proxy"}', '{"end":"x"}', 'null']) {
      ask.mockResolvedValue(new Response(body, { status }));
      await pass(60_000);
    }
    expect(onGone).not.toHaveBeenCalled();
    const before = ask.mock.calls.length;
    await pass(60_000);
    expect(ask.mock.calls.length).toBeGreaterThan(before);
  });

  it('keeps a page whose form is filled in until another player is logged in, and says both once, when it is seen', async () => {
    fields = [{ value: 'Merhaba', defaultValue: '' }];
    page.hidden = true;
    const told: unknown[] = [];
    window.addEventListener(TOAST_CHANGED, (event) => told.push((event as CustomEvent<RaisedToast>).detail.message));
    const body = { end: 'no-session', message: 'Oturumunuz sona erdi.' };
    ask.mockImplementation(() => Promise.resolve(Response.json(body, { status: 401 })));
    await pass(120_000);
    expect(ask.mock.lastCall?.[0]).toBe('/balance?of=1000&unsent=yes');
    expect(onGone).not.toHaveBeenCalled();
    expect(told).toEqual([]);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    await pass(120_000);
    expect(told).toEqual(['Oturumunuz sona erdi.']);
    expect(onGone).not.toHaveBeenCalled();
    expect(liveBalance.get().staleSeconds).toBeGreaterThan(0);
    const other = { end: 'other-player', message: 'Başka bir oyuncu.' };
    ask.mockImplementation(() => Promise.resolve(Response.json(other, { status: 409 })));
    await pass(60_000);
    expect(told.slice(1)).toEqual(['Başka bir oyuncu.']);
    expect(onGone).toHaveBeenCalledOnce();
    expect(fields).toEqual([]);
  });

  it('slows down in a hidden page; polls at once when it is visible again or the balance changed', async () => {
    page.hidden = true;
    await pass(3_000);
    await pass(59_000);
    expect(ask).toHaveBeenCalledTimes(1);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event(BALANCE_CHANGED));
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['no-session', 401],
    ['other-player', 409],
  ])('stops when the answer is %s, and calls onGone', async (end, status) => {
    ask.mockResolvedValue(Response.json({ end }, { status }));
    await pass(3_000);
    expect(onGone).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('online'));
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('stops where the operator has no balances', async () => {
    ask.mockResolvedValue(Response.json({ end: 'not-offered' }, { status: 501 }));
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onGone).not.toHaveBeenCalled();
  });

  it('times out a slow request, and stops on request', async () => {
    ask.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          (init as RequestInit).signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    await pass(3_000 + 8_000 + 6_000);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
