import { Pool, type Dispatcher } from 'undici';
import { readBounded } from '~/lib/read-bounded';
import { GaveUp, Unavailable } from './policies.server';

const CONNECT_TIMEOUT_MS = 1_000;
const CONNECTIONS = 64;

/** Above the largest answer of the contract. The rest of a larger one is not read. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export interface RawAnswer {
  readonly status: number;
  /** Null when the answer was too large. */
  readonly body: string | null;
}

export interface Transport {
  /**
   * @throws {Unavailable} when unreachable, too slow, or 5xx but 501
   * @throws {GaveUp} when `callerSignal` aborts first
   */
  send(request: {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body: string | null;
    deadline: AbortSignal;
    callerSignal?: AbortSignal;
  }): Promise<RawAnswer>;
  close(): Promise<void>;
}

/** Keep-alive connections to the operator. Measured: `undici.request` on a pool makes twice as many calls as `fetch`. */
export function createTransport(apiUrl: string): Transport {
  const base = new URL(apiUrl);
  const pool = new Pool(base.origin, { connections: CONNECTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } });
  return {
    async send({ path, deadline, callerSignal, ...request }) {
      const signal = callerSignal ? AbortSignal.any([deadline, callerSignal]) : deadline;
      let answer: Dispatcher.ResponseData;
      let body: string | null;
      try {
        answer = await pool.request({ ...request, signal, path: `${base.pathname}${path}` });
        body = (await readBounded(answer.body as AsyncIterable<Buffer>, MAX_ANSWER_BYTES))?.toString('utf8') ?? null;
      } catch (cause) {
        if (callerSignal?.aborted && !deadline.aborted) throw new GaveUp();
        throw new Unavailable('no answer', { cause });
      }
      const { statusCode: status } = answer;
      if (status >= 500 && status !== 501) throw new Unavailable(`status ${status}`, { status });
      return { status, body };
    },
    // Calls that are still open when the site has stopped are dropped.
    close: () => pool.destroy(),
  };
}
