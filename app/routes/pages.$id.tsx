import type { MetaFunction } from '@remix-run/node';
import { ContentPage } from '~/features/content/content-page';
import type { loadContent } from '~/features/content/content.server';
import { pageTitle } from '~/shell/page-title';

export { loadContent as loader } from '~/features/content/content.server';

export const meta: MetaFunction<typeof loadContent> = (args) => pageTitle(args, args.data?.title);

export default ContentPage;
