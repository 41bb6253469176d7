import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import styles from './footer.module.css';
import { useHere } from './use-here';
import type { ShellData } from './use-shell';

/** Switches lite mode: the same pages without scripts. */
export function LiteSwitch({ data, title }: { data: ShellData; title: string }) {
  const here = useHere();
  const copy = data.copy.shell;
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <form method="post" action="/preferences">
        <CsrfField />
        <input type="hidden" name="redirectTo" defaultValue={here} />
        <Button look="quiet" type="submit" name="lite" value={data.lite ? '0' : '1'}>
          {data.lite ? copy.liteOff : copy.liteOn}
        </Button>
      </form>
      <p>{copy.liteHint}</p>
    </section>
  );
}
