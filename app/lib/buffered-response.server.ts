import type { TypedResponse } from '@remix-run/node';

type Init = Pick<ResponseInit, 'status' | 'headers'>;

/** The built-in one turns every text into a stream of bytes and back; Remix gets the stream all the same. */
class BufferedResponse extends Response {
  /** The HTML of a page, or data that is sent as JSON. */
  private readonly content: unknown;
  private stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(type: string, content: unknown, init: Init) {
    super(null, init);
    this.headers.set('content-type', type);
    this.content = content;
  }

  contentAsText(): string {
    return typeof this.content === 'string' ? this.content : JSON.stringify(this.content);
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return (this.stream ??= this.contentAsStream());
  }

  /** The content is serialised only when it is read: Remix asks only whether there is a body. */
  private contentAsStream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const pull = (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      controller.enqueue(new TextEncoder().encode(this.contentAsText()));
      controller.close();
    };
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  }

  override json(): Promise<unknown> {
    return Promise.resolve(typeof this.content === 'string' ? JSON.parse(this.content) : this.content);
  }

  override text(): Promise<string> {
    return Promise.resolve(this.contentAsText());
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(new TextEncoder().encode(this.contentAsText()).buffer);
  }
}

export const htmlResponse = (html: string, init: Init): Response =>
  new BufferedResponse('text/html; charset=utf-8', html, init);

/** Like Remix's `json`, but the server renders from the objects themselves. They must survive JSON: no dates, no maps. */
export const dataResponse = <Data extends object>(data: Data, init: Init = {}): TypedResponse<Data> =>
  new BufferedResponse('application/json; charset=utf-8', data, init) as unknown as TypedResponse<Data>;

export async function bytesOf(answer: Response): Promise<Buffer> {
  return answer instanceof BufferedResponse
    ? Buffer.from(answer.contentAsText())
    : Buffer.from(await answer.arrayBuffer());
}
