import { execFileSync } from 'node:child_process';
import { tools } from './tools';

const SIZE = ['-x', '100', '-y', '60'];
/** Long enough for a busy machine. */
const PATIENCE_MS = 60_000;
const REACTION_MS = 5_000;
const LOOK_AGAIN_MS = 25;
/** More than the links before the content of any page. */
const MAX_MOVES = 100;

/** A program in a terminal of 100 × 60, controlled by key presses. */
export class Terminal {
  readonly #socket: string;

  constructor(command: readonly string[], env: Record<string, string>) {
    this.#socket = `terminal-${process.pid}-${Math.random().toString(36).slice(2)}`;
    const variables = Object.entries({ LC_ALL: 'C.UTF-8', ...env }).flatMap(([name, value]) => [
      '-e',
      `${name}=${value}`,
    ]);
    this.#tmux('-f', '/dev/null', 'new-session', '-d', ...SIZE, ...variables, '--', ...command);
    this.#tmux('set-option', '-g', 'remain-on-exit', 'on');
  }

  /** Presses keys by tmux's names, such as `Enter`. */
  press(...keys: string[]): void {
    this.#tmux('send-keys', ...keys);
  }

  /** Follows the link or sends the form under the cursor. Returns when the browser has reacted. */
  async enter(): Promise<void> {
    if (!(await this.step('Enter'))) throw new Error(`Enter has no effect:\n${this.screen()}`);
  }

  type(text: string): void {
    this.#tmux('send-keys', '-l', '--', text);
  }

  screen(): string {
    return this.#tmux('capture-pane', '-p');
  }

  /** The text in the line of the cursor. */
  line(): string {
    const row = Number(this.#tmux('display-message', '-p', '#{cursor_y}'));
    return this.screen().split('\n')[row] ?? '';
  }

  /** @throws with the screen, if the pattern does not appear in time */
  async see(pattern: RegExp): Promise<void> {
    await this.#until(() => pattern.test(this.screen()), `${pattern} is not on the screen`);
  }

  /**
   * Presses a key until the cursor is in a matching line. Walks once more from the top if it passed the line, which
   * happens while the page is still being drawn.
   */
  async moveTo(pattern: RegExp, key: string): Promise<void> {
    if (await this.#walkTo(pattern, key)) return;
    this.press('Home');
    if (await this.#walkTo(pattern, key)) return;
    throw new Error(`No line like ${pattern}:\n${this.screen()}`);
  }

  async #walkTo(pattern: RegExp, key: string): Promise<boolean> {
    for (let moves = 0; moves < MAX_MOVES; moves += 1) {
      if (pattern.test(this.line())) return true;
      if (!(await this.step(key))) return false;
    }
    return false;
  }

  close(): void {
    this.#tmux('kill-server');
  }

  /**
   * Presses a key that moves the cursor, and waits until it has moved. False when it does not move.
   *
   * The browser drops keys that are pressed while it loads a page: then the key is pressed again. Not before it had the
   * time to react on a busy machine: a second press would skip a line.
   */
  async step(key: string): Promise<boolean> {
    const before = this.#cursor();
    for (let tries = 0; tries < 3 && this.#cursor() === before; tries += 1) {
      this.press(key);
      await this.#until(() => this.#cursor() !== before, null, REACTION_MS);
    }
    return this.#cursor() !== before;
  }

  #cursor(): string {
    return this.#tmux('display-message', '-p', '#{cursor_x},#{cursor_y}') + this.screen();
  }

  /** @param otherwise the message of the error to throw on a timeout; null to throw nothing */
  async #until(isSo: () => boolean, otherwise: string | null, patience = PATIENCE_MS): Promise<void> {
    const end = Date.now() + patience;
    while (!isSo()) {
      if (Date.now() > end) {
        if (otherwise === null) return;
        throw new Error(`${otherwise}:\n${this.screen()}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  #tmux(...words: string[]): string {
    return execFileSync(tools.tmux.path, ['-u', '-L', this.#socket, ...words], { encoding: 'utf8' });
  }
}
