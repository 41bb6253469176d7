import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { cms } from '~/upstream/contract/cms';
import { contactLinks } from '~/upstream/contact-links';
import { siteOptions } from '~/upstream/site-options';
import { CHAT_FAILED } from './support-path';

/** The ways to reach a person: the operator's channels, the call request, a ticket. */
export async function loadSupport({ request, context }: LoaderFunctionArgs) {
  const bootstrap = await context.content.find(cms.grouped, {});
  return json({
    copy: context.page.translation.copy('support'),
    isPlayer: context.player.session.player !== null,
    /** A plain link, which needs no script: the chat's page in a tab of its own. */
    chatPage: context.site.liveChat[0] ?? null,
    hasChatFailed: new URL(request.url).searchParams.get(CHAT_FAILED.name) === CHAT_FAILED.value,
    contacts: contactLinks(siteOptions(bootstrap)),
  });
}
