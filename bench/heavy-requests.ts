import { connectTo, MB, postBody, textOf } from '../tests/support/heavy-requests';
import { HttpBrowser } from '../tests/support/http-browser';
import { startSite } from '../tests/support/site';

/**
 * What requests that cost the sender little cost the site, in memory and processor time. Run by hand, after
 * `npm run build`: `npx tsx bench/heavy-requests.ts`.
 */

const site = await startSite();
const visitor = () => new HttpBrowser(site.url);
// The first page takes memory, too.
await visitor().get('/');
await visitor().logIn('demo', 'wrong');

async function measure(what: string, act: () => Promise<unknown>): Promise<void> {
  const [memory, processor] = [site.residentMb(), site.cpuMs()];
  await act();
  console.log(
    `${what}: ${(site.residentMb() - memory).toFixed(0)} MB, ${site.cpuMs() - processor} ms of processor time`,
  );
}

await measure('forty bodies of 100 MB at once', () =>
  Promise.all(Array.from({ length: 40 }, () => postBody(site.url, 100 * MB))),
);

await measure('ten connections that send 250 requests each and read nothing', async () => {
  const sockets = await Promise.all(Array.from({ length: 10 }, () => connectTo(site.url)));
  const received = sockets.map(textOf);
  for (const socket of sockets) socket.write('GET /login HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(250));
  for (let answered = 0; answered < 10; answered += 1) await visitor().get('/login');
  for (const socket of sockets) socket.resume();
  await Promise.all(received);
});

const fields: Record<string, Record<string, string>> = {
  'a field with an enormous index': { 'x[99999999]': '1' },
  'a field with a path of 20,000 names': { [Array<string>(20_000).fill('a').join('.')]: '1' },
};
for (const [what, unknown] of Object.entries(fields))
  await measure(what, () => visitor().post('/login', { ...unknown, username: 'demo', password: 'xy' }));

await site.stop();
