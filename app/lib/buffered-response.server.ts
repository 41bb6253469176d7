import type { TypedResponse } from '@remix-run/node';

type Init = Pick<ResponseInit, 'status' | 'headers'>;

/**
 * An answer whose content is at hand, in place of fetch's own, which takes every text through a stream of bytes and back. Its
 * stream is there for whoever makes another answer of it, as Remix does of data for its scripts.
 */
class AnswerAtHand extends Response {
  /** Text of a page, or data that goes out as JSON. */
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

  /** Nothing is made of the content before somebody reads: Remix only asks whether there is a body. */
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

/** A page. */
export const pageAnswer = (html: string, init: Init): Response =>
  new AnswerAtHand('text/html; charset=utf-8', html, init);

/**
 * What a loader gives its page, like Remix's `json`. The page is rendered from the very objects, and the browser gets them as
 * JSON: both are the same as long as there is nothing in them that JSON has no word for, such as dates and maps.
 */
export const pageData = <Data extends object>(data: Data, init: Init = {}): TypedResponse<Data> =>
  new AnswerAtHand('application/json; charset=utf-8', data, init) as unknown as TypedResponse<Data>;

/** The whole content of an answer. */
export async function bytesOf(answer: Response): Promise<Buffer> {
  return answer instanceof AnswerAtHand ? Buffer.from(answer.contentAsText()) : Buffer.from(await answer.arrayBuffer());
}
