import { Icon, type IconName } from '~/ui/icon';
import styles from './bar-tool.module.css';

export function ToolLabel({ icon, children }: { icon: IconName; children: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.roomy}>{children}</span>
    </>
  );
}

/** Icon and text of a button in the panel: the text is shown on a phone only. */
export function PanelToolLabel({ icon, children }: { icon: IconName; children: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.inPanel}>{children}</span>
    </>
  );
}

export const toolClass = styles.tool;
