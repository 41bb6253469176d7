import { PreferencesPage } from '~/features/account/preferences/preferences-page';
import type { loadPreferences } from '~/features/account/preferences/preferences.server';
import { definePage } from '~/shell/define-page';
import { useShell } from '~/shell/use-shell';

export {
  loadPreferences as loader,
  submitPreferences as action,
} from '~/features/account/preferences/preferences.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadPreferences>({
  title: ({ copy }) => copy.title,
  description: 'preferences',
  search: { label: (t) => t('preferences', 'title'), words: 'preferences' },
  reminder: false,
});

export default function Preferences() {
  const shell = useShell();
  return shell && <PreferencesPage languages={shell.languages} current={shell.locale} />;
}
