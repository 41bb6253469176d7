// @module-tag tier-2

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fund, newPlayer, type TestPlayer } from '../support/players';
import { sharedSite } from '../support/shared-site';
import { Terminal } from '../support/terminal';
import { tools } from '../support/tools';

const site = sharedSite();
let home: string;
beforeAll(() => void (home = mkdtempSync(path.join(tmpdir(), 'text-browser-'))));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const MESSAGE = 'Beni arayın lütfen.';

/** How to navigate in a text browser. */
interface TextBrowser {
  start(address: string): Terminal;
  /** The key that moves to the next link or field. */
  readonly next: string;
  fill(terminal: Terminal, text: string): Promise<void>;
  /** Fills in a field of several lines. */
  write(terminal: Terminal): Promise<void>;
}

/** w3m edits long texts in the player's own editor. */
function editor(): string {
  const script = path.join(home, 'editor');
  writeFileSync(script, `#!/bin/sh\nprintf '%s' '${MESSAGE}' > "$1"\n`);
  chmodSync(script, 0o755);
  return script;
}

const browsers: Record<string, TextBrowser> = {
  lynx: {
    start: (address) =>
      new Terminal([tools.lynx.path, '-accept_all_cookies', '-nopause', '-display_charset=utf-8', address], {
        HOME: home,
      }),
    next: 'Down',
    fill: (terminal, text) => terminal.type(text),
    write: (terminal) => terminal.type(MESSAGE),
  },
  w3m: {
    start: (address) =>
      new Terminal([tools.w3m.path, '-cookie', '-o', 'accept_cookie=1', '-o', `editor=${editor()}`, address], {
        HOME: home,
      }),
    next: 'Tab',
    /** w3m reads the text in a line at the bottom and then copies it into the field. Both take a moment. */
    async fill(terminal, text) {
      await terminal.enter();
      await terminal.see(/^(?:TEXT|PASSWORD):/im);
      await terminal.type(text);
      await terminal.press('Enter');
      await terminal.see(/^(?![^]*(?:TEXT|PASSWORD):)/i);
    },
    write: (terminal) => terminal.enter(),
  },
};

describe.each(Object.entries(browsers))('in %s', (_name, { start, next, fill, write }) => {
  async function visit(
    address: string,
    walk: (terminal: Terminal, go: (line: RegExp) => Promise<void>) => Promise<void>,
  ) {
    const terminal = start(`${site.url}${address}`);
    try {
      await walk(terminal, (line) => terminal.moveTo(line, next));
    } finally {
      await terminal.close();
    }
  }

  /** Skips the menus by the page's first link. */
  async function skipMenus(terminal: Terminal, go: (line: RegExp) => Promise<void>): Promise<void> {
    await terminal.see(/İçeriğe geç/);
    await go(/İçeriğe geç/);
    await terminal.enter();
    expect(await terminal.screen()).not.toMatch(/not found/);
  }

  /** Fills in the login form of the page, and is at the content of the next one. */
  async function logIn(player: TestPlayer, terminal: Terminal, go: (line: RegExp) => Promise<void>): Promise<void> {
    await skipMenus(terminal, go);
    await go(/Kullanıcı adı/);
    await fill(terminal, player.username);
    await go(/Şifre ?[[_]/);
    await fill(terminal, player.password);
    await go(/Giriş yap/);
    await terminal.step(next);
    await terminal.enter();
    await terminal.see(/Hoş geldiniz/);
    await skipMenus(terminal, go);
  }

  it('a guest requests a call', async () => {
    await visit('/call-me', async (terminal, go) => {
      await skipMenus(terminal, go);
      await go(/Adınız/);
      await fill(terminal, 'Şeyma Işık');
      await go(/\[ +\]|_{40}/);
      await write(terminal);
      await terminal.see(/Beni arayın/);
      await go(/Numara veya adres/);
      await fill(terminal, '0532 123 45 67');
      await go(/^ *(\(BUTTON\) )?Gönder/);
      await terminal.enter();
      await terminal.see(/Talebiniz alındı\. Sizi arayacağız/);
    });
  });

  it('a player logs in and deposits', async () => {
    const player = await newPlayer(site.operatorUrl);
    await visit('/login?redirectTo=%2Fdashboard%2Fdeposit%2F20', async (terminal, go) => {
      await logIn(player, terminal, go);
      await go(/₺.*[[_]/);
      await fill(terminal, '150');
      await go(/Ad soyad/);
      await fill(terminal, 'Ayşe Deneme');
      await go(/^ *(\(BUTTON\) )?Yatır/);
      await terminal.enter();
      await terminal.see(/İşlem dekontu/);
      await skipMenus(terminal, go);
      await terminal.see(/Talebiniz alındı/);
    });
    const { data } = await player.call('transaction/list', { kind: 1, skip: 0, take: 5 });
    expect((data as { items: unknown[] }).items).toHaveLength(1);
  });

  it('a guest ticks three prices, logs in, and bets on them in one bet', async () => {
    const player = await newPlayer(site.operatorUrl);
    await fund(player, 500);
    await visit('/spor/football?page=2', async (terminal, go) => {
      await skipMenus(terminal, go);
      for (let leg = 0; leg < 3; leg += 1) {
        await go(/^ *\[ \] ?1 /);
        await terminal.enter();
      }
      await go(/^ *(\(BUTTON\) )?Seçtiklerinizi/);
      await terminal.enter();
      await terminal.see(/Kullanıcı adı/);
      await logIn(player, terminal, go);
      await terminal.see(/Bahis kuponu/);
      await go(/^ *(?:_{20}|\[ {20}\])/);
      await fill(terminal, '50');
      await go(/Bahsi gözden geçir/);
      await terminal.enter();
      // Odds that move meanwhile are shown, and the bet is asked about once more.
      for (let asked = 0; asked < 5; asked += 1) {
        await skipMenus(terminal, go);
        if (/bahis oynandı/.test(await terminal.screen())) break;
        await go(/Bahsi oyna/);
        await terminal.enter();
      }
      await terminal.see(/Kombine bahis oynandı/);
    });
    const { data } = await player.call('bet/list', { state: 'all', skip: 0, take: 5 });
    expect((data as { items: { legs: number }[] }).items).toHaveLength(1);
  });
});
