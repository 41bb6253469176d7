import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SportsbookPage } from '~/features/sportsbook/sportsbook-page';
import type { loadSports } from '~/features/sportsbook/sportsbook.server';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export { loadSports as loader } from '~/features/sportsbook/sportsbook.server';

export const handle = crumbs<typeof loadSports>(({ title }) => [{ label: title }]);

export const meta: MetaFunction<typeof loadSports> = (args) => pageTitle(args, args.data?.title);

export default function Page() {
  return <SportsbookPage data={useLoaderData<typeof loadSports>()} />;
}
