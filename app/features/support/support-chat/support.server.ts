import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { cms } from '~/upstream/contract/cms';
import { contactLinks } from '~/upstream/contact-links';
import { siteOptions } from '~/upstream/site-options';
import { CHAT_FAILED } from './support-path';

export async function loadSupport({ request, context }: LoaderFunctionArgs) {
  const bootstrap = await context.content.find(cms.grouped, {});
  return json({
    copy: context.page.translation.copy('support'),
    isPlayer: context.player.session.player !== null,
    /** Address of the chat in its own tab, for use without JavaScript. */
    chatPage: context.site.liveChat[0] ?? null,
    hasChatFailed: new URL(request.url).searchParams.get(CHAT_FAILED.name) === CHAT_FAILED.value,
    /** Null when they cannot be read. */
    contacts: bootstrap && contactLinks(siteOptions(bootstrap)),
  });
}
