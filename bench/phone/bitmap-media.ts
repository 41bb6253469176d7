import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright';
import { passOn } from '../../tests/support/fault-proxy';
import { listenOnLoopback } from '../../tests/support/listen-on-loopback';

export interface BitmapMedia {
  /** Base URL of the operator's calls, whose pictures are bitmaps. */
  readonly apiUrl: string;
  close(): void;
}

/** Tiles and posters. Logos and icons stay drawings, as operators have them. */
const PICTURES = /^\/media\/(?:games|banners|popup|promotions)\//;

/** For tiles of 180 px and posters of a phone's width, with two device pixels for each. */
const widthOf = (path: string) => (path.startsWith('/media/games/') ? 360 : 720);
const WEBP_QUALITY = 0.8;

/** The demonstration's operator with WebP pictures in place of its drawings. */
export async function startBitmapMedia(browser: Browser, operatorUrl: string): Promise<BitmapMedia> {
  const operator = new URL(operatorUrl);
  const page = await browser.newPage();
  const pictures = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const draw = (drawing: IncomingMessage) => void sendBitmap(path, drawing, response);
    passOn(operator, request, await text(request), response, PICTURES.test(path) ? draw : undefined);
  }
  async function sendBitmap(path: string, drawing: IncomingMessage, response: ServerResponse): Promise<void> {
    const svg = await text(drawing);
    const picture = pictures.get(path) ?? toWebp(page, svg, widthOf(path));
    pictures.set(path, picture);
    response.writeHead(200, { 'content-type': 'image/webp' }).end(await picture);
  }
  const port = await listenOnLoopback(server);
  return {
    apiUrl: `http://127.0.0.1:${port}${operator.pathname}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function toWebp(page: Page, svg: string, width: number): Promise<Buffer> {
  const data = await page.evaluate(
    async ({ source, width, quality }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: svg, width, quality: WEBP_QUALITY },
  );
  return Buffer.from(data.replace(/^.*,/, ''), 'base64');
}
