import type { Translation } from '~/i18n/translator.server';
import { callMe, mainMenu, tickets, type MainMenuEntry } from './main-menu';

/** An entry of the main menu, as the browser gets it. */
export interface MenuItem extends Omit<MainMenuEntry, 'label'> {
  readonly label: string;
}

/** The main navigation of the operator's choice, with Tickets and the call-back request at its end (spec 2.2). */
export function mainNavigation({ t }: Translation, variant: string | undefined): MenuItem[] {
  return [...mainMenu(variant), tickets, callMe].map((entry) => ({ ...entry, label: t('menus', entry.label) }));
}
