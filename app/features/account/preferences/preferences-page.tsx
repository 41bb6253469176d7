import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { LanguageForm, type LanguageChoice } from './language-form';
import styles from './preferences-page.module.css';
import type { loadPreferences } from './preferences.server';

const PATH = '/preferences';

/** Settings: language, lite mode, the format of odds, the search key and the top banner. */
export function PreferencesPage({ languages, current }: { languages: readonly LanguageChoice[]; current: string }) {
  const { copy, lite, odds, hasSearchKey, hasAnnouncement } = useLoaderData<typeof loadPreferences>();
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      <Setting title={copy.language} text={copy.languageText}>
        <LanguageForm languages={languages} current={current} redirectTo={PATH} label={copy.selectLanguage} />
      </Setting>
      <Setting title={copy.view} text={copy.viewText}>
        <PreferenceForm name="lite" value={lite ? '0' : '1'} redirectTo={PATH}>
          {lite ? copy.liteOff : copy.liteOn}
        </PreferenceForm>
      </Setting>
      {odds !== null && (
        <Setting title={copy.odds} text={copy.oddsText}>
          <div className={styles.choices}>
            {odds.map(({ format, isChosen }) => (
              <PreferenceForm key={format} name="odds" value={format} redirectTo={PATH} isChosen={isChosen}>
                {copy[format]}
              </PreferenceForm>
            ))}
          </div>
        </Setting>
      )}
      <Setting title={copy.searchKey} text={copy.searchKeyText}>
        <PreferenceForm name="searchKey" value={hasSearchKey ? 'off' : 'on'} redirectTo={PATH}>
          {hasSearchKey ? copy.searchKeyOff : copy.searchKeyOn}
        </PreferenceForm>
      </Setting>
      {hasAnnouncement && (
        <Setting title={copy.announcement} text={copy.announcementText}>
          <PreferenceForm name="topBanner" value="show" redirectTo="/">
            {copy.announcementShow}
          </PreferenceForm>
        </Setting>
      )}
    </div>
  );
}

function Setting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Panel>
      <section className={styles.setting}>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </section>
    </Panel>
  );
}

interface PreferenceFormProps {
  name: string;
  value: string;
  redirectTo: string;
  /** It is the choice of now. */
  isChosen?: boolean;
  children: ReactNode;
}

function PreferenceForm({ name, value, redirectTo, isChosen = false, children }: PreferenceFormProps) {
  return (
    <form method="post" action="/preferences">
      <CsrfField />
      <input type="hidden" name="redirectTo" defaultValue={redirectTo} />
      <Button
        look={isChosen ? 'primary' : 'quiet'}
        type="submit"
        name={name}
        value={value}
        aria-current={isChosen ? 'true' : undefined}
      >
        {children}
      </Button>
    </form>
  );
}
