import type { Call, CallData, CallRequest } from '~/upstream/contract/call';
import { cms } from '~/upstream/contract/cms';
import type { Content } from '~/upstream/content.server';
import type { Deadline } from './page-context.server';
import { dataOrErrorPage } from './operator-context.server';
import { dataOf } from '~/upstream/outcome';

/** How long a page waits for the operator's own texts. It has the site's, and other content needs time, too. */
const OVERLAY_MS = 1_000;

export type ContentContext = Awaited<ReturnType<typeof createContentContext>>['content'];

interface ContentOptions {
  readonly site: { readonly content: Content; readonly edge: object | null };
  readonly locale: string;
  readonly deadline: Deadline;
}

/** Creates the content context. `overlay` is the operator's own texts, null when they could not be read. */
export async function createContentContext({ site, locale, deadline }: ContentOptions) {
  let isComplete = true;
  let usableMs = Infinity;
  const sources = site.edge && new Set<string>();
  const ask = async <C extends Call>(call: C, body: CallRequest<C>, signal: AbortSignal) => {
    sources?.add(call.path);
    const outcome = await site.content.ask(call, body, locale, signal);
    if (outcome.kind === 'success' && call.usableSeconds !== undefined)
      usableMs = Math.min(usableMs, site.content.usableMs(call, outcome.data as object));
    return outcome;
  };

  /** Content that a page can do without: null when there is none. */
  async function find<C extends Call>(
    call: C,
    body: CallRequest<C>,
    signal = deadline.optional(),
  ): Promise<CallData<C> | null> {
    const outcome = await ask(call, body, signal);
    if (outcome.kind === 'unavailable' || outcome.kind === 'faulty') isComplete = false;
    return dataOf(outcome);
  }

  const overlay = await find(cms.translationlist, {}, AbortSignal.timeout(OVERLAY_MS));
  const content = {
    find,
    /**
     * Content that a page needs. @throws an error page: where the operator refuses the request a 410 if what it asks for has
     * ended, else a 404
     */
    async read<C extends Call>(call: C, body: CallRequest<C>): Promise<CallData<C>> {
      const outcome = await ask(call, body, deadline.signal());
      if (outcome.kind === 'refused') throw new Response(null, { status: outcome.code === 'ended' ? 410 : 404 });
      return dataOrErrorPage(outcome);
    },
    /** Whether all content asked for so far arrived. Content that the operator does not offer is not missing. */
    isComplete: () => isComplete,
    usableMs: () => usableMs,
    /** The calls whose content was asked for so far, by path. Null without an edge cache, which alone needs it. */
    sources: sources as ReadonlySet<string> | null,
    /** True when the operator's own texts could not be read, not even an old copy. The page then shows the bundled texts. */
    translationsFailed: overlay === null,
  };
  return { content, overlay };
}
