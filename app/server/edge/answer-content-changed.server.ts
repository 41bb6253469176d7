import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import { readBody } from '~/lib/read-bounded';
import { contentSources, type ContentChanges } from './content-changes.server';

const PATH = '/content/changed';

const MAX_BYTES = 4_096;

const announcement = z.strictObject({ tags: contentSources });

/** The operator says here that content has changed. For the private port; false for any other request. */
export function contentChangedHandler({ announce }: Pick<ContentChanges, 'announce'>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== PATH) return false;
    const answer = (status: number, text: string) => {
      // What is left of a refused body is not read.
      if (status !== 202) response.setHeader('connection', 'close');
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
    };
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      answer(405, 'only POST');
      return true;
    }
    // A page in a browser of this machine cannot send JSON here.
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) answer(415, 'only application/json');
    else
      readBody(request, MAX_BYTES).then(
        (body) => {
          if (body === null) return answer(413, `at most ${MAX_BYTES} bytes`);
          const parsed = announcement.safeParse(parseJson(body.toString()));
          if (!parsed.success) return answer(400, '{"tags": […]} with paths of calls that are shared content');
          announce(parsed.data.tags);
          answer(202, 'accepted');
        },
        () => response.destroy(),
      );
    return true;
  };
}
