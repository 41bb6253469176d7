import type { LoaderFunctionArgs } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { requirePlayer } from '~/session/require-player.server';
import { brandName } from '~/upstream/brand/brand';
import { cms } from '~/upstream/contract/cms';
import { findPlayerName } from '~/upstream/player-name.server';

/** The issuer of a page of the player's money, its player and its moment: for paper. */
export async function describeIssue(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const { username, usercode: code } = requirePlayer(args);
  const [site, name] = await Promise.all([findSiteName(args.context), findPlayerName(args.context)]);
  return {
    holder: page.translation.t('statement', 'holder', { name: name?.full ?? username, code }),
    issued: page.translation.t('statement', 'issued', { site, time: formatDateTime(Date.now(), page.zone) }),
  };
}

async function findSiteName({ content, site, page: { translation } }: LoaderFunctionArgs['context']): Promise<string> {
  const bootstrap = await content.find(cms.grouped, {});
  return brandName(site.brands.of(bootstrap, translation.locale), translation);
}
