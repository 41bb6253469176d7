import { CsrfField } from '~/session/csrf-field';
import { Button, type Look } from '~/ui/button';
import styles from './footer.module.css';
import { useHere } from './use-here';
import type { ShellData } from './use-shell';

export function LiteSwitch({ data, title }: { data: ShellData; title: string }) {
  const copy = data.copy.shell;
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <LiteForm choices={[data.lite ? { value: '0', label: copy.liteOff } : { value: '1', label: copy.liteOn }]} />
      <p>{copy.liteHint}</p>
    </section>
  );
}

interface LiteFormProps {
  look?: Look;
  choices: readonly { readonly value: '0' | '1'; readonly label: string }[];
}

/** The form that chooses lite mode or the full view, and leads back here. */
export function LiteForm({ look = 'quiet', choices }: LiteFormProps) {
  const here = useHere();
  return (
    <form method="post" action="/preferences">
      <CsrfField />
      <input type="hidden" name="redirectTo" defaultValue={here} />
      {choices.map(({ value, label }) => (
        <Button key={value} look={look} type="submit" name="lite" value={value}>
          {label}
        </Button>
      ))}
    </form>
  );
}
