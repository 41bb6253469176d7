import type { Integration } from '../../../catalogue/studios';
import { frameStyles } from './frame';
import { lookVariables } from './looks';
import { tableStyles } from './tables';

/** The style sheet of an integration's games. */
export function styleSheet(integration: Integration): string {
  return lookVariables(integration) + frameStyles + tableStyles;
}
