import { Icon } from '~/ui/icon';
import styles from './brand-mark.module.css';
import type { brandForPages } from './brand.server';

type PageBrand = ReturnType<typeof brandForPages>;

interface BrandMarkProps {
  readonly brand: Pick<PageBrand, 'logo' | 'icon'>;
  /** The name of the site, and the text in place of a logo that does not load. */
  readonly name: string;
  /** Marks the name for the stylesheet of the place. */
  readonly nameClass?: string | undefined;
}

/** The operator's logo, else its icon or the site's mark with the name. Its box has a size before the picture arrives. */
export function BrandMark({ brand: { logo, icon }, name, nameClass }: BrandMarkProps) {
  if (logo)
    return (
      <picture>
        {icon && <source media="(max-width: 399px)" srcSet={icon} />}
        <img className={styles.logo} src={logo} alt={name} />
      </picture>
    );
  return (
    <>
      <BrandIcon icon={icon} />
      <span className={nameClass}>{name}</span>{' '}
    </>
  );
}

/** The operator's icon, else the site's mark. It is decoration: the name or the label of the link has the meaning. */
export function BrandIcon({ icon }: Pick<PageBrand, 'icon'>) {
  return icon ? <img className={styles.icon} src={icon} alt="" /> : <Icon name="mark" />;
}
