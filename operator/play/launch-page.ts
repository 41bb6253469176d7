import { escapeXml } from '../media/draw';
import { say, type Locale } from '../messages';

/**
 * What integration F answers in place of an address: HTML whose script opens the game in the document it stands in.
 * The script replaces the location and inserts no frame: the game may be framed by the site alone, and a document
 * between the two, sandboxed as it should be, has an origin that is nobody's. The link is for readers without script.
 */
export function launchPage(gameUrl: string, title: string, locale: Locale): string {
  // In a script, `<` could end it.
  const address = JSON.stringify(gameUrl).replace(/</g, '\\u003c');
  return `<div class="game-launch" lang="${locale}">
<p><a href="${escapeXml(gameUrl)}">${escapeXml(say(locale, 'openGame', { game: title }))}</a></p>
</div>
<script>location.replace(${address});</script>`;
}
