import type { FrameLocator, Page } from '@playwright/test';
import { playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import type { Integration } from '../../operator/catalogue/studios';
import { asFrame, asLink, frameIn } from '../support/fetch-metadata';
import type { TestPlayer } from '../support/players';
import { expect, fillLogin } from './test';

/** A slot of each integration, where one button plays a round. */
export function slotOf(integration: Integration) {
  const game = games.find(({ studio, kind }) => studio.integration === integration && kind === 'slot');
  if (!game) throw new Error(`No slot of ${integration}`);
  return { gameCode: game.gameCode, mainProviderId: game.studio.id, name: game.title };
}

/** The provider's game: the frame inside the site's own frame document. */
export const gameIn = (page: Page): FrameLocator => page.locator('iframe').last().contentFrame().frameLocator('iframe');

/** The links and buttons of the bar above the game. */
export const toolsOf = (page: Page) => page.getByRole('group', { name: 'Oyun araçları' });

/** Shows the tools that a phone has in a panel. */
export async function showPanel(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Diğer araçlar' });
  if (await more.isVisible()) await more.click();
}

/**
 * Leaves the game by its own exit. The click removes the frame that it is in, and such a click has been seen not to
 * report its end for nine minutes: it is judged by the page.
 */
export async function leaveByExit(page: Page, isLeft: () => Promise<void>): Promise<void> {
  await Promise.race([gameIn(page).getByRole('link', { name: 'Lobi' }).click(), isLeft()]);
  await isLeft();
}

/** Opens the game's page as a guest, logs in, and is back on the game's page. */
export async function openAsGuest(page: Page, player: { username: string; password: string }, address: string) {
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await fillLogin(page, player.username, player.password);
  await expect(page).toHaveURL(address, { timeout: 15_000 });
}

/** How many rounds the operator has recorded as bets. */
export async function betsOf(player: TestPlayer): Promise<number> {
  const { data } = await player.call('casino/history', { result: 2, skip: 0, take: 1 });
  return (data as { total: number }).total;
}

/** Uses up the game launches that a player has in a minute, so that the next one fails. */
export async function useUpLaunches(page: Page): Promise<void> {
  const game = await page.request.get(playAddress(slotOf('dt')), { headers: asLink });
  const frame = frameIn(await game.text()) ?? '';
  await Promise.all(Array.from({ length: 30 }, () => page.request.get(frame, { headers: asFrame })));
}
