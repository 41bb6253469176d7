import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { tools } from './tools';

interface Answer {
  resolve(lines: string): void;
  reject(error: Error): void;
}

/**
 * A program in a terminal of tmux, by its control mode: one client sends all commands and hears of each output. A
 * process for each command would copy the memory of the test's process hundreds of times.
 */
export class Tmux {
  readonly #socket = `terminal-${process.pid}-${Math.random().toString(36).slice(2)}`;
  readonly #client: ChildProcessWithoutNullStreams;
  readonly #waiting: Answer[] = [];
  readonly #outputs = new EventEmitter();
  readonly #ended: Promise<unknown>;

  constructor(size: { columns: number; rows: number }, command: readonly string[], env: Record<string, string>) {
    const variables = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const start = ['new-session', '-d', '-x', String(size.columns), '-y', String(size.rows)];
    execFileSync(tools.tmux.path, [...this.#server, '-f', '/dev/null', ...start, ...variables, '--', ...command]);
    this.#client = spawn(tools.tmux.path, [...this.#server, '-C', 'attach-session']);
    this.#ended = once(this.#client, 'exit').then(() => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error('tmux has ended.'));
    });
    this.#read();
    void this.send('set-option', '-g', 'remain-on-exit', 'on');
  }

  /** Sends a command. Commands are carried out in their order. @returns what it prints */
  send(...words: readonly string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#client.stdin.write(`${words.map(quoted).join(' ')}\n`);
    });
  }

  /** Resolves with the program's next output, or after a time without any. */
  async nextOutput(limitMs: number): Promise<void> {
    await once(this.#outputs, 'output', { signal: AbortSignal.timeout(limitMs) }).catch(() => undefined);
  }

  /** Ends the program. */
  async close(): Promise<void> {
    this.#client.stdin.write('kill-server\n');
    await this.#ended;
  }

  get #server(): readonly string[] {
    return ['-u', '-L', this.#socket];
  }

  /** An answer stands between `%begin` and `%end` or `%error`. Its last number is 1 if this client has asked. */
  #read(): void {
    let printed: string[] | null = null;
    createInterface(this.#client.stdout).on('line', (line) => {
      const [mark, , , asked] = line.split(' ', 4);
      if (printed === null) {
        if (mark === '%begin') printed = [];
        else if (mark === '%output') this.#outputs.emit('output');
        return;
      }
      if (mark !== '%end' && mark !== '%error') return void printed.push(line);
      const text = printed.join('\n');
      printed = null;
      if (asked !== '1') return;
      if (mark === '%end') this.#waiting.shift()?.resolve(text);
      else this.#waiting.shift()?.reject(new Error(text));
    });
  }
}

/** As tmux reads words: nothing is special within single quotes. */
const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;
