import '~/features/home/home/logo-slider.module.css';
import { useAutoplay } from '~/features/home/home/use-autoplay';
import '~/features/play/lobby/row-head.module.css';
import { Region } from '~/ui/region';
import { BrandMark } from './brand-mark';
import styles from './footer.module.css';
import { LiteSwitch } from './lite-switch';
import type { ShellData } from './use-shell';

export function Footer({ data }: { data: ShellData }) {
  useAutoplay();
  const { footer } = data;
  const siteName = data.copy.shell.siteName;
  return (
    <footer className={styles.footer} itemScope itemType="https://schema.org/Organization">
      <link itemProp="logo" href={new URL(data.brand.icon ?? '/icon-512.png', data.origin).href} />
      <meta itemProp="name" content={siteName} />
      <div className={styles.inner}>
        <a className={styles.brand} href="/" itemProp="url">
          <BrandMark brand={data.brand} name={siteName} />
        </a>
        <div className={styles.groups}>
          <Region of={footer.groups} />
          <div className={styles.stack}>
            <Region of={footer.socials} />
            <LiteSwitch data={data} title={footer.view} />
          </div>
        </div>
        <Region of={footer.end} />
      </div>
    </footer>
  );
}
