import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { cms } from '~/upstream/contract/cms';
import { contactLinks } from '~/upstream/contact-links';
import { siteOptions } from '~/upstream/site-options';

/** The ways to reach a person: the operator's channels, the call request, a ticket. */
export async function loadSupport({ context }: LoaderFunctionArgs) {
  const bootstrap = await context.content.find(cms.grouped, {});
  return json({
    copy: context.translation.copy('support'),
    isPlayer: context.session.player !== null,
    contacts: contactLinks(siteOptions(bootstrap)),
  });
}
