/** The markup that libraries write by themselves, exactly. React writes this one before it creates a script element. */
export const allowedMarkup = ['<script></script>'];

/** The browser asks it about HTML without a policy of its own (docs/decisions/0028). Text without a tag is harmless. */
export const createDefaultPolicy = () =>
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && !allowedMarkup.includes(html) ? null : html),
  });
