import type { MetaFunction } from '@remix-run/node';
import { PreferencesPage } from '~/features/account/preferences/preferences-page';
import type { loadPreferences } from '~/features/account/preferences/preferences.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';
import { useShell } from '~/shell/use-shell';

export {
  loadPreferences as loader,
  submitPreferences as action,
} from '~/features/account/preferences/preferences.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadPreferences> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadPreferences>({
  description: 'preferences',
  search: { label: (t) => t('preferences', 'title'), words: 'preferences' },
  reminder: false,
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export default function Preferences() {
  const shell = useShell();
  return shell && <PreferencesPage languages={shell.languages} current={shell.locale} />;
}
