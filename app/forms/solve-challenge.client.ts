import { searchProof } from '~/lib/proof-of-work';
import { workerAddress } from '~/browser/worker-address.client';
import challengeWorker from './challenge-worker?worker&url';

const SLICE_MS = 10;
const TRIES_AT_ONCE = 500;

/** Does a proof of work: in a worker, or where there is none in slices between which the page answers. */
export function solveChallenge(work: string, signal: AbortSignal): Promise<string> {
  return inWorker(work, signal).catch(() => inSlices(work, signal));
}

function inWorker(work: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerAddress(challengeWorker));
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      end();
      resolve(data);
    };
    worker.onerror = () => {
      end();
      reject(new Error('The worker failed.'));
    };
    worker.postMessage(work);
  });
}

async function inSlices(work: string, signal: AbortSignal): Promise<string> {
  const search = searchProof(work);
  for (;;) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const solution = search.step(TRIES_AT_ONCE);
      if (solution !== null) return solution;
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
