import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('~/ui/confetti', () => ({ CONFETTI_PIECES: 2, confettiClass: 'confetti' }));

const stored = new Map<string, string>();
const body = { append: vi.fn() };
const page = { hidden: false, body, createElement: () => ({ dataset: {}, append: vi.fn(), remove: vi.fn() }) };
const shows = { confetti: false };

/** What a page that was loaded afresh does. */
async function celebrateOnNewPage(key: string): Promise<void> {
  vi.resetModules();
  const { celebrateOnce } = await import('./celebrate.client');
  celebrateOnce(key);
  celebrateOnce(key);
}

beforeEach(() => {
  stored.clear();
  body.append.mockClear();
  shows.confetti = false;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { ...page, querySelector: () => (shows.confetti ? {} : null) });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it('celebrates a bonus once, also when its push comes again after a reload', async () => {
  await celebrateOnNewPage('1000 7');
  await celebrateOnNewPage('1000 7');
  expect(body.append).toHaveBeenCalledTimes(1);
  await celebrateOnNewPage('1000 8');
  expect(body.append).toHaveBeenCalledTimes(2);
});

it('celebrates once on a page whose browser stores nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  await celebrateOnNewPage('1000 7');
  expect(body.append).toHaveBeenCalledTimes(1);
});

it('leaves a page alone that celebrates already, and does not make up for it', async () => {
  shows.confetti = true;
  await celebrateOnNewPage('1000 7');
  shows.confetti = false;
  await celebrateOnNewPage('1000 7');
  expect(body.append).not.toHaveBeenCalled();
});
