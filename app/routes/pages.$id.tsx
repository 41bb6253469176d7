import type { MetaFunction } from '@remix-run/node';
import { ContentPage } from '~/features/content/content-page';
import type { loadContent } from '~/features/content/content.server';
import { crumbs } from '~/shell/page-handle';
import { shareMeta } from '~/shell/share-meta';

export { loadContent as loader } from '~/features/content/content.server';

export const handle = crumbs<typeof loadContent>(({ title }) => [{ label: title }]);

export const meta: MetaFunction<typeof loadContent> = (args) => shareMeta(args, args.data);

export default ContentPage;
