import { useLocation } from '@remix-run/react';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import styles from './footer.module.css';
import type { ShellData } from './use-shell';

/** Licence text, age sign and contacts are the operator's statements; without its data they are absent. */
export function Footer({ data }: { data: ShellData }) {
  const { footer } = data;
  const copy = data.copy.shell;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.groups}>
          <Links title={copy.footerAbout} links={footer.pages} />
          <Links title={copy.footerSocial} links={footer.socials} external />
          <Links title={copy.footerContact} links={footer.contacts} external />
          <LiteSwitch data={data} />
        </div>
        <p className={styles.notice}>
          {footer.ageSign && <span className={styles.age}>{footer.ageSign}</span>}
          {copy.ageNotice}
        </p>
        {footer.licenceText && <p>{footer.licenceText}</p>}
        <p className={styles.end}>
          © {footer.year} {copy.siteName}
        </p>
      </div>
    </footer>
  );
}

interface LinksProps {
  title: string;
  links: { label: string; href: string }[];
  /** Off this site: in a new tab, which learns nothing of this one. */
  external?: boolean;
}

function Links({ title, links, external = false }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same pages without any script (design §7). */
function LiteSwitch({ data }: { data: ShellData }) {
  const { pathname, search } = useLocation();
  const copy = data.copy.shell;
  return (
    <section className={styles.group}>
      <h2>{copy.footerView}</h2>
      <form method="post" action="/preferences">
        <CsrfField />
        <input type="hidden" name="redirectTo" defaultValue={`${pathname}${search}`} />
        <Button look="quiet" type="submit" name="lite" value={data.lite ? '0' : '1'}>
          {data.lite ? copy.liteOff : copy.liteOn}
        </Button>
      </form>
      <p>{copy.liteHint}</p>
    </section>
  );
}
