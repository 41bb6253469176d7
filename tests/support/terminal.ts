import { Tmux } from './tmux';

const SIZE = { columns: 100, rows: 60 };
/** Long enough for a busy machine. */
const PATIENCE_MS = 60_000;
const REACTION_MS = 5_000;
/** More than the links before the content of any page. */
const MAX_MOVES = 100;
const MAX_WALKS = 3;

/** A program in a terminal of 100 × 60, controlled by key presses. */
export class Terminal {
  readonly #tmux: Tmux;

  constructor(command: readonly string[], env: Record<string, string>) {
    this.#tmux = new Tmux(SIZE, command, { LC_ALL: 'C.UTF-8', ...env });
  }

  /** Presses keys by tmux's names, such as `Enter`. */
  async press(...keys: string[]): Promise<void> {
    await this.#tmux.send('send-keys', ...keys);
  }

  /** Follows the link or sends the form under the cursor. Returns when the browser has reacted. */
  async enter(): Promise<void> {
    if (!(await this.step('Enter'))) throw new Error(`Enter has no effect:\n${await this.screen()}`);
  }

  async type(text: string): Promise<void> {
    await this.#tmux.send('send-keys', '-l', '--', text);
  }

  screen(): Promise<string> {
    return this.#tmux.send('capture-pane', '-p');
  }

  /** @throws with the screen, if the pattern does not appear in time */
  async see(pattern: RegExp): Promise<void> {
    if (await this.#until(async () => pattern.test(await this.screen()), PATIENCE_MS)) return;
    throw new Error(`${pattern} is not on the screen:\n${await this.screen()}`);
  }

  /**
   * Presses a key until the cursor is in a matching line. Walks again from the top if it passed the line, which
   * happens while the page is still being drawn.
   */
  async moveTo(pattern: RegExp, key: string): Promise<void> {
    for (let walks = 0; walks < MAX_WALKS; walks += 1) {
      if (walks > 0) await this.step('Home');
      if (await this.#walkTo(pattern, key)) return;
    }
    throw new Error(`No line like ${pattern}:\n${await this.screen()}`);
  }

  async #walkTo(pattern: RegExp, key: string): Promise<boolean> {
    for (let moves = 0; moves < MAX_MOVES; moves += 1) {
      if (pattern.test(await this.#line())) return true;
      if (!(await this.step(key))) return false;
    }
    return false;
  }

  close(): Promise<void> {
    return this.#tmux.close();
  }

  /**
   * Presses a key that moves the cursor, and waits until it has moved. False when it does not move.
   *
   * The browser drops keys that are pressed while it loads a page: then the key is pressed again. Not before it had the
   * time to react on a busy machine: a second press would skip a line.
   */
  async step(key: string): Promise<boolean> {
    const before = await this.#view();
    const hasMoved = async () => (await this.#view()) !== before;
    for (let tries = 0; tries < 3 && !(await hasMoved()); tries += 1) {
      await this.press(key);
      await this.#until(hasMoved, REACTION_MS);
    }
    return hasMoved();
  }

  /** The text in the line of the cursor, which moves about while the browser draws. */
  async #line(): Promise<string> {
    let view = await this.#view();
    for (let before = ''; before !== view;) {
      before = view;
      view = await this.#view();
    }
    const [cursor = '', ...lines] = view.split('\n');
    return lines[Number(cursor.split(',')[1])] ?? '';
  }

  /** The screen, and where the cursor is. */
  async #view(): Promise<string> {
    return (await Promise.all([this.#cursor('#{cursor_x},#{cursor_y}'), this.screen()])).join('\n');
  }

  #cursor(format: string): Promise<string> {
    return this.#tmux.send('display-message', '-p', format);
  }

  /** Looks again after each output. @returns false if it is not so in time */
  async #until(isSo: () => Promise<boolean>, limitMs: number): Promise<boolean> {
    const end = Date.now() + limitMs;
    for (;;) {
      // Begun before the look: what is printed meanwhile ends it.
      const output = this.#tmux.nextOutput(Math.max(end - Date.now(), 0));
      if (await isSo()) return true;
      if (Date.now() >= end) return false;
      await output;
    }
  }
}
