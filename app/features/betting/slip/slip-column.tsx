import { useCallback, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { SLIP_PATH } from '~/features/betting/addresses/book-address';
import { ODDS_MOVED } from '~/features/betting/addresses/odds-moved';
import { readLoader } from '~/browser/read-loader';
import { importRouteModule, routesAt } from '~/browser/route-modules';
import { isDialogEntry } from '~/forms/dialog-entry';
import { takeDialogSteps } from '~/forms/dialog-step';
import { SurfaceContext } from '~/forms/surface';
import { pathOf } from '~/lib/path-of';
import { slipWith } from './slip-address';
import styles from './slip-form.module.css';

interface Shown {
  readonly id: number;
  readonly Slip: ComponentType;
  readonly data: unknown;
}

/**
 * The slip beside the matches. It is read again whenever the slip changes, and its form begins again with what was typed: a
 * bet that was under review is another one then. Empty where it does not arrive.
 */
export function SlipColumn({ version, label }: { version: string; label: string }) {
  const box = useRef<HTMLElement>(null);
  const latest = useRef(0);
  /** Whether a form of the slip was sent since it was read: to read it meanwhile would end the request. */
  const isSending = useRef(false);
  const [shown, setShown] = useState<Shown | null>(null);

  const show = useCallback(async (href: string) => {
    const id = (latest.current += 1);
    const routeId = routesAt(SLIP_PATH).at(-1) ?? '';
    const [{ default: Slip }, data] = await Promise.all([importRouteModule(routeId), readLoader(href, routeId)]);
    if (id !== latest.current) return;
    isSending.current = false;
    setShown(Slip ? { id, Slip, data } : null);
  }, []);

  useEffect(() => {
    const form = box.current?.querySelector<HTMLInputElement>('[name=stake]')?.form;
    show(form ? slipWith(new FormData(form)) : SLIP_PATH).catch(() => setShown(null));
  }, [show, version]);

  useEffect(() => {
    const readAgain = () => {
      const form = box.current?.querySelector<HTMLInputElement>('[name=stake]')?.form;
      // A bet under review keeps its odds, a field that somebody types in its caret, and what is being sent its answer.
      if (!form || isSending.current || box.current?.contains(document.activeElement)) return;
      show(slipWith(new FormData(form))).catch(() => undefined);
    };
    const column = box.current;
    const note = () => (isSending.current = true);
    column?.addEventListener('submit', note);
    document.addEventListener(ODDS_MOVED, readAgain);
    return () => {
      column?.removeEventListener('submit', note);
      document.removeEventListener(ODDS_MOVED, readAgain);
    };
  }, [show]);

  useEffect(
    () =>
      takeDialogSteps(
        ({ href }) => (pathOf(href) === SLIP_PATH && !isDialogEntry() ? show(href).then(() => true) : null),
        true,
      ),
    [show],
  );

  const data = shown?.data;
  const surface = useMemo(() => ({ kind: 'column', data }) as const, [data]);
  return (
    <aside ref={box} className={styles.column} aria-label={label}>
      {shown && (
        <SurfaceContext.Provider value={surface}>
          <shown.Slip key={shown.id} />
        </SurfaceContext.Provider>
      )}
    </aside>
  );
}
