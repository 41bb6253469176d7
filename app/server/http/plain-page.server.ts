import type { ServerResponse } from 'node:http';
import { byLocale } from '~/lib/by-locale';
import { directionOf } from '~/lib/direction';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Brand } from '~/upstream/brand/brand';
import { inlineHash } from '~/platform/inline-hash.server';
import plainStyle from './plain-page.css?inline';

export interface PlainLook {
  readonly style: string;
  /** The Content Security Policy of a plain page: it allows only the page's own style. */
  readonly policy: string;
  /** The page's language, and English after another language: a visitor without a stored choice may not read the default. */
  readonly languages: readonly PlainLanguage[];
}

export interface PlainTexts {
  readonly home: string;
  readonly errorTitle: string;
  readonly errorText: string;
  readonly busyTitle: string;
  readonly busyText: string;
  readonly retry: string;
  readonly badRequestTitle: string;
  readonly badRequestText: string;
}

type TextName = keyof PlainTexts;

interface PlainLanguage {
  readonly locale: string;
  readonly texts: PlainTexts;
}

const SECOND = 'en';

const USED_TOKENS = new Set([...plainStyle.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));

/** A stylesheet without the tokens that a plain page does not use: a page that is sent under overload must be small. */
const withUsedTokens = (css: string) =>
  css.replace(/(?<!-)--(\w[\w-]*):[^;}]+;?/g, (declaration, name: string) =>
    USED_TOKENS.has(name) ? declaration : '',
  );

/** It is the same object for the same brand and language, so that pages are rendered once for each. */
export function createPlainLooks(textsOf: (locale: string) => PlainTexts): (brand: Brand, locale: string) => PlainLook {
  const languageOf = byLocale((locale): PlainLanguage => ({ locale, texts: textsOf(locale) }));
  const looksIn = memoizeByIdentity((brand: Brand) => {
    const style = withUsedTokens(plainStyle + (brand.stylesheet?.css ?? ''));
    const policy = `default-src 'none'; style-src ${inlineHash(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
    return byLocale((locale): PlainLook => {
      const languages = [...new Set([locale, SECOND])].map(languageOf);
      return { style, policy, languages };
    });
  });
  return (brand, locale) => looksIn(brand)(locale);
}

interface PlainPage {
  readonly title: TextName;
  readonly text: TextName;
  /** The text of a link to the same address; none by default. */
  readonly retry?: TextName;
  readonly footer: string;
}

/** Texts of a translator's folder are not markup. */
const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** The HTML of a page without data, scripts or files, for when Remix cannot render. Send it with the policy of its look. */
export function plainPage({ title, text, retry, footer }: PlainPage, { style, languages }: PlainLook): string {
  const first = languages[0]?.locale ?? SECOND;
  const inAll = (write: (say: (name: TextName) => string, mark: string, isFirst: boolean) => string, between: string) =>
    languages
      .map(({ locale, texts }, index) =>
        write((name) => escaped(texts[name]), index === 0 ? '' : markIn(first, locale), index === 0),
      )
      .join(between);
  return `<!DOCTYPE html>
<html${markIn(first, first)}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${inAll((say) => say(title), ' · ')}</title>
<style>${style}</style>
<header><a href="/">${inAll((say, mark, isFirst) => (isFirst ? say('home') : `<span${mark}>${say('home')}</span>`), ' · ')}</a></header>
<main>
${inAll((say, mark, isFirst) => {
  const level = isFirst ? 'h1' : 'h2';
  const link = retry ? `\n<p${mark}><a href="">${say(retry)}</a></p>` : '';
  return `<${level}${mark}>${say(title)}</${level}>\n<p${mark}>${say(text)}</p>${link}`;
}, '\n')}
</main>
<footer><p>${footer}</p></footer>
</html>`;
}

export function setPlainHeaders(response: ServerResponse, status: number, { policy }: PlainLook): void {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', policy);
}

/** The attribute of the language, and of the direction in pages that run from right to left. */
const markIn = (page: string, locale: string) =>
  ` lang="${locale}"${directionOf(page) === 'rtl' ? ` dir="${directionOf(locale)}"` : ''}`;
