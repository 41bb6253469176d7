import { searchProof } from '~/lib/proof-of-work';

/** A worker that does one proof of work: it is sent the work's name, and sends the solution back. */
self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage(searchProof(data).step(Number.MAX_SAFE_INTEGER));
};
