import { useEffect, useRef, type ReactNode } from 'react';
import { Panel } from '~/ui/panel';
import styles from './form-page.module.css';
import { useSurface } from './surface';

interface FormPageProps {
  title: ReactNode;
  intro?: string | undefined;
  /** For forms with several columns. A dialog has the size that its page declares. */
  wide?: boolean;
  /** Centres the content, for a finished task. */
  centred?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/** In a dialog its heading names the dialog, and the first field or `data-subject` gets the focus. */
export function FormPage({ title, intro, wide = false, centred = false, footer, children }: FormPageProps) {
  const surface = useSurface();
  const box = useRef<HTMLDivElement>(null);
  const isDialog = surface.kind === 'dialog';
  useEffect(() => {
    if (isDialog) (box.current?.querySelector<HTMLElement>(FIELD) ?? box.current?.querySelector('a'))?.focus();
  }, [isDialog]);
  const content = (
    <div ref={box} className={centred ? `${styles.content} ${styles.centred}` : styles.content}>
      {surface.kind !== 'page' ? (
        <h2 {...(isDialog && { id: surface.titleId })} className={styles.title}>
          {title}
        </h2>
      ) : (
        <h1>{title}</h1>
      )}
      {intro !== undefined && (
        <p className={styles.intro} {...(isDialog && { 'data-about': '' })}>
          {intro}
        </p>
      )}
      {children}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
  if (surface.kind !== 'page') return content;
  return (
    <div className={wide ? `${styles.page} ${styles.wide}` : styles.page} data-narrow="">
      <Panel>{content}</Panel>
    </div>
  );
}

/** Comes before a link: typing and Enter are meant for it. */
const FIELD =
  '[data-subject], input:not([type=hidden]):not([readonly]), select, textarea, button:not([tabindex="-1"], [hidden])';
