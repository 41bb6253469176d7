import { html, type Markup } from '../markup';
import type { ContentLocale } from '../messages';
import type { SentMessage } from '../store/outbox';
import texts from './texts.json' with { type: 'json' };

interface OutboxView {
  /** Newest first. */
  readonly messages: readonly SentMessage[];
  /** The phone or e-mail address by which the page is filtered; empty for all. */
  readonly recipient: string;
  readonly locale: ContentLocale;
}

const SHOWN = 100;

export function outboxPage({ messages, recipient, locale }: OutboxView): string {
  const t = texts[locale];
  const url = `/outbox?${new URLSearchParams({ lang: locale, ...(recipient && { to: recipient }) }).toString()}`;
  const other = locale === 'tr' ? 'en' : 'tr';
  const list = messages.slice(0, SHOWN).map((message) => messageItem(message, locale));
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t.title}</title>
        <link rel="stylesheet" href="/outbox.css" />
      </head>
      <body>
        <header>
          <h1>${t.title}</h1>
          <a class="button" href="/outbox?lang=${other}" lang="${other}">${t.other}</a>
          <p>${t.about}</p>
        </header>
        <form action="/outbox" method="get" role="search">
          <input type="hidden" name="lang" value="${locale}" />
          <label for="to">${t.recipient}</label>
          <input id="to" name="to" value="${recipient}" autocomplete="off" spellcheck="false" />
          <button class="button strong">${t.narrow}</button>
          <a class="button" href="${url}">${t.refresh}</a>
          ${recipient && html`<a class="button" href="/outbox?lang=${locale}">${t.all}</a>`}
        </form>
        <main>
          ${
            list.length > 0
              ? html`<ol>
                  ${list}
                </ol>`
              : html`<p class="nothing">${recipient ? t.none : t.empty}</p>`
          }
        </main>
      </body>
    </html>`.markup;
}

function messageItem({ to, kind, code, text, at }: SentMessage, locale: ContentLocale): Markup {
  const t = texts[locale];
  const time = new Intl.DateTimeFormat(locale === 'tr' ? 'tr-TR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Istanbul',
  });
  return html`<li>
    <p class="line">
      <span class="kind ${kind}">${t[kind]}</span> <span class="to">${to}</span>
      <time datetime="${new Date(at).toISOString()}">${time.format(at)}</time>
    </p>
    ${code && html`<p class="code"><span class="hidden">${t.code}</span> ${code}</p>`}
    <p class="text">${text}</p>
  </li>`;
}
