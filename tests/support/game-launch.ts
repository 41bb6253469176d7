import type { CatalogueGame } from '../../operator/catalogue/game';
import { SITE_ORIGIN } from './demo-operator';
import type { TestPlayer } from './players';

/** The launch call of the game's integration, and its body. */
export function launchCall({ gameCode, productId, system, studio: { integration } }: CatalogueGame, language = 'en') {
  const platform = { platform: 2, gameCode, language, lobbyUrl: `${SITE_ORIGIN}/casino/slot?from=game` };
  const bodies = {
    dt: { code: gameCode },
    em: { code: gameCode, productId },
    amusnet: { code: gameCode, isMobile: true },
    egt: platform,
    hub88: platform,
    softgamings: { system, pageCode: gameCode, isMobile: 1 },
  };
  return { name: `casino/${integration}launchurl`, body: bodies[integration] };
}

/** Launches the game and returns its address, however the integration delivers it. */
export async function launchGame(player: TestPlayer, game: CatalogueGame): Promise<string> {
  const { name, body } = launchCall(game);
  const { data, message } = await player.call(name, body);
  const address = typeof data === 'string' && game.studio.integration === 'softgamings' ? linkIn(data) : data;
  if (typeof address !== 'string') throw new Error(`${game.title} did not open: ${message}`);
  return address;
}

const linkIn = (html: string) => /<a href="([^"]+)"/.exec(html)?.[1];

/** Plays one move at the open game, as a browser without scripts does. Returns the page after it. */
export async function spin(address: string, fields: Record<string, string> = {}): Promise<string> {
  const form = await (await fetch(address)).text();
  const body = new URLSearchParams({ step: /name="step" value="([^"]+)"/.exec(form)?.[1] ?? '', ...fields });
  return (await fetch(address, { method: 'POST', body })).text();
}
