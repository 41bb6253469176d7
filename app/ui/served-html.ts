const policy = globalThis.window?.trustedTypes?.createPolicy('served', { createHTML: (html) => html });

/** The only way for HTML into a page. Keep the result, because React writes it again for another object. */
export const trustServedHtml = (html: string): string => policy?.createHTML(html) ?? html;
