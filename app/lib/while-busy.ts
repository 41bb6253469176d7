/** Marks the pressed element as busy until the work ends, which shows a line across the top (`shell/pending-bar.module.css`). */
export async function whileBusy<T>(pressed: Element | null, work: Promise<T>): Promise<T> {
  pressed?.setAttribute('aria-busy', 'true');
  try {
    return await work;
  } finally {
    pressed?.removeAttribute('aria-busy');
  }
}
