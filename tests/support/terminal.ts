import { readFileSync } from 'node:fs';
import { Tmux } from './tmux';

const SIZE = { columns: 100, rows: 60 };
/** Long enough for a busy machine. */
const PATIENCE_MS = 60_000;
const REACTION_MS = 5_000;
/** More than the links and fields of any page that is walked to its end: a list of matches has 200. */
const MAX_MOVES = 300;
const MAX_WALKS = 3;

/** A program in a terminal of 100 × 60, controlled by key presses. */
export class Terminal {
  readonly #tmux: Tmux;
  #process?: string;

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
    const passed: string[] = [];
    for (let walks = 0; walks < MAX_WALKS; walks += 1) {
      if (walks > 0) await this.step('Home');
      for (let moves = 0; moves < MAX_MOVES; moves += 1) {
        const line = await this.#line();
        if (pattern.test(line)) return;
        passed.push(line);
        if (!(await this.step(key))) break;
      }
    }
    throw new Error(`No line like ${pattern} in\n${passed.join('\n')}\n\n${await this.screen()}`);
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
    const before = await this.#settled();
    const hasMoved = async () => (await this.#view()) !== before;
    for (let tries = 0; tries < 3 && !(await hasMoved()); tries += 1) {
      await this.press(key);
      await this.#until(hasMoved, REACTION_MS);
    }
    return hasMoved();
  }

  /** The text in the line of the cursor. */
  async #line(): Promise<string> {
    const [cursor = '', ...lines] = (await this.#settled()).split('\n');
    return lines[Number(cursor.split(',')[1])] ?? '';
  }

  /**
   * The view once the browser waits for a key: the cursor moves about while it draws, and on a busy machine it may pause
   * in the middle. A key pressed then would skip a line.
   */
  async #settled(): Promise<string> {
    this.#process ??= await this.#ask('#{pane_pid}');
    for (;;) {
      const view = await this.#view();
      if (isAsleep(this.#process) && (await this.#view()) === view) return view;
    }
  }

  /** The screen, and where the cursor is. */
  async #view(): Promise<string> {
    return (await Promise.all([this.#ask('#{cursor_x},#{cursor_y}'), this.screen()])).join('\n');
  }

  #ask(format: string): Promise<string> {
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

/** Whether a process neither runs nor waits for the processor, by its state in Linux's table. */
function isAsleep(process: string): boolean {
  const [, state] = /\) (\w) /.exec(readFileSync(`/proc/${process}/stat`, 'utf8')) ?? [];
  return state !== 'R';
}
