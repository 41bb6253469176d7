import { fill } from '~/i18n/fill';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { useHere } from './use-here';
import type { ShellData } from './use-shell';

/** A plain form even with JavaScript: every text of the page changes, so the whole page is asked for again. */
export function LanguageSwitch({ data }: { data: ShellData }) {
  const here = useHere();
  const others = data.languages.filter(({ locale }) => locale !== data.locale);
  return (
    <form method="post" action="/language">
      <CsrfField />
      <input type="hidden" name="redirectTo" defaultValue={here} />
      {others.map(({ locale, name }) => (
        <Button
          key={locale}
          look="quiet"
          type="submit"
          name="language"
          value={locale}
          aria-label={`${locale.toUpperCase()}: ${fill(data.copy.shell.switchLanguage, { language: name })}`}
        >
          <span lang={locale}>{locale.toUpperCase()}</span>
        </Button>
      ))}
    </form>
  );
}
