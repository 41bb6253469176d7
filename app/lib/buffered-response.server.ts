import type { TypedResponse } from '@remix-run/node';

type Init = Pick<ResponseInit, 'status' | 'headers'>;

/**
 * A Response that keeps its content in memory. It is faster than the standard one, which converts every text to a byte stream and
 * back. The stream is created only when it is read, as Remix does for data requests.
 */
class AnswerAtHand extends Response {
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

  /** Serialises the content only when it is read: Remix often only checks that there is a body. */
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

/** The response of a document. */
export const pageAnswer = (html: string, init: Init): Response =>
  new AnswerAtHand('text/html; charset=utf-8', html, init);

/**
 * The response of a loader, like Remix's `json`. The server renders from the objects themselves, and the browser receives JSON.
 * The data must therefore hold JSON values only: no dates, no maps.
 */
export const pageData = <Data extends object>(data: Data, init: Init = {}): TypedResponse<Data> =>
  new AnswerAtHand('application/json; charset=utf-8', data, init) as unknown as TypedResponse<Data>;

/** The body of a response as bytes. */
export async function bytesOf(answer: Response): Promise<Buffer> {
  return answer instanceof AnswerAtHand ? Buffer.from(answer.contentAsText()) : Buffer.from(await answer.arrayBuffer());
}
