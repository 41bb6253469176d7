import { searchProof } from '~/lib/proof-of-work';

self.onmessage = ({ data }: MessageEvent<string>) => {
  self.postMessage(searchProof(data).step(Number.MAX_SAFE_INTEGER));
};
