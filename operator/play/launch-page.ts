import { escapeXml } from '../media/draw';
import { say, type Locale } from '../messages';

/**
 * The HTML that integration F answers instead of a URL. Its script opens the game in the document that contains it. The
 * script replaces the location instead of inserting a frame: only the site may frame the game, and a sandboxed document
 * in between has an opaque origin. The link is for readers without scripts.
 */
export function launchPage(gameUrl: string, title: string, locale: Locale): string {
  // Escaped, because `</script>` in a URL would end the script.
  const address = JSON.stringify(gameUrl).replace(/</g, '\\u003c');
  return `<div class="game-launch" lang="${locale}">
<p><a href="${escapeXml(gameUrl)}">${escapeXml(say(locale, 'openGame', { game: title }))}</a></p>
</div>
<script>location.replace(${address});</script>`;
}
