import { formatMoney } from '../../app/lib/money';
import { seededPlayer } from './players';

/** The demo player's current balance, formatted as the site shows it in that language. */
export async function demoBalance(operatorUrl: string, locale: 'tr' | 'en' = 'tr'): Promise<string> {
  const player = await seededPlayer(operatorUrl);
  return formatMoney(String(await player.balance()), locale);
}
