import { useLocation } from '@remix-run/react';
import { fill } from '~/i18n/fill';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import type { ShellData } from './use-shell';

/** A plain form even with JavaScript: every text of the page changes, so the whole page is asked for again. */
export function LanguageSwitch({ data }: { data: ShellData }) {
  const { pathname, search } = useLocation();
  const others = data.languages.filter(({ locale }) => locale !== data.locale);
  return (
    <form method="post" action="/language">
      <CsrfField />
      <input type="hidden" name="redirectTo" defaultValue={`${pathname}${search}`} />
      {others.map(({ locale, name }) => (
        <Button
          key={locale}
          look="quiet"
          type="submit"
          name="language"
          value={locale}
          aria-label={fill(data.copy.shell.switchLanguage, { language: name })}
        >
          <span lang={locale}>{locale.toUpperCase()}</span>
        </Button>
      ))}
    </form>
  );
}
