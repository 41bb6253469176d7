import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '~/browser/store';
import { useMedia } from '~/browser/use-media';
import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { Button } from '~/ui/button';
import type { FormSlot } from './form-slot';
import { OPEN_STEP, openStep } from './open-step';
import { SubmitButton } from './submit-button';
import { useSurface } from './surface';
import { entryStep, useStepEntries } from './use-step-entries';

interface FormStepsProps {
  slot: FormSlot;
  /** The message of a form to which no answer came. */
  offline: string;
  copy: Copy<'form-steps'>;
  steps: readonly { readonly title: string; readonly fields: ReactNode }[];
  /** For each fieldset. */
  className?: string | undefined;
  submitLabel: string;
  pendingLabel: string;
}

/**
 * The fieldsets and the buttons of a long form. Scripts show them one by one on a phone, or all at once where the player
 * prefers it. A hidden fieldset stays in the form, and is sent. The button that leads on has the id of its step as `data-checks`,
 * by which `useSiteForm` checks only the fields of that step; any link to a field opens its step (`openStep`).
 */
export function FormSteps(props: FormStepsProps) {
  const isNarrow = useMedia(NARROW);
  const isWhole = useSyncExternalStore(whole.subscribe, whole.get, () => false);
  return <Steps {...props} isNarrow={isNarrow} isWhole={isWhole} />;
}

interface StepsProps extends FormStepsProps {
  isNarrow: boolean;
  isWhole: boolean;
}

/** Apart, because React 18 loses what a store held when the component that reads it sets a state while it renders. */
function Steps({ slot, offline, copy, steps, className, submitLabel, pendingLabel, isNarrow, isWhole }: StepsProps) {
  const [step, setStep] = useState(0);
  const [wasInSteps, setWasInSteps] = useState(false);
  const isInSteps = isNarrow && !isWhole;
  const surface = useSurface();
  const isPage = surface.kind === 'page';
  const idOf = (index: number) => `${slot.id}-step-${index}`;
  const stepOf = (element: Element | null) =>
    steps.findIndex((_, index) => document.getElementById(idOf(index))?.contains(element));

  if (isInSteps !== wasInSteps) {
    setWasInSteps(isInSteps);
    // The scripts may arrive, or the phone be turned, while somebody types.
    const typedIn = isInSteps ? stepOf(document.activeElement) : -1;
    if (typedIn >= 0) setStep(typedIn);
    else if (isInSteps && isPage) setStep(Math.min(entryStep(), firstUnfinished(steps.map((_, index) => idOf(index)))));
  }

  useEffect(() => {
    const open = ({ target }: Event) => {
      const index = stepOf(target as Element);
      if (index < 0) return;
      flushSync(() => setStep(index));
      if (target instanceof HTMLFieldSetElement && target.id === idOf(index)) target.querySelector('legend')?.focus();
    };
    document.addEventListener(OPEN_STEP, open);
    return () => document.removeEventListener(OPEN_STEP, open);
  });

  useEffect(
    () =>
      surface.kind === 'dialog' && isInSteps && step > 0
        ? surface.onStepBack(() => openStep(document.getElementById(`${slot.id}-step-${step - 1}`)))
        : undefined,
    [surface, isInSteps, step, slot.id],
  );

  const goTo = (index: number) => openStep(document.getElementById(idOf(index)));
  useStepEntries(step, isPage && isInSteps, goTo);
  const change = () => {
    flushSync(() => whole.set(!isWhole));
    goTo(step);
  };
  return (
    <>
      {steps.map(({ title, fields }, index) => (
        <fieldset key={idOf(index)} id={idOf(index)} className={className} hidden={isInSteps && index !== step}>
          <legend tabIndex={-1}>
            {isInSteps ? interpolate(copy.progress, { step: index + 1, count: steps.length, title }) : title}
          </legend>
          {fields}
        </fieldset>
      ))}
      {isInSteps && step < steps.length - 1 ? (
        <Button type="submit" wide data-checks={idOf(step)}>
          {copy.next}
        </Button>
      ) : (
        <SubmitButton slot={slot} offline={offline} pendingLabel={pendingLabel}>
          {submitLabel}
        </SubmitButton>
      )}
      {isInSteps && step > 0 && (
        <Button type="button" look="quiet" wide onClick={() => goTo(step - 1)}>
          {copy.back}
        </Button>
      )}
      {isNarrow && (
        <Button type="button" look="plain" onClick={change}>
          {isWhole ? copy.inSteps : copy.onePage}
        </Button>
      )}
    </>
  );
}

/** A reload may lose what was typed. On the way back browsers put it in after the scripts have run. */
function firstUnfinished(ids: readonly string[]): number {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const index =
    load?.type !== 'reload' ? -1 : ids.findIndex((id) => document.getElementById(id)?.querySelector(':invalid'));
  return index < 0 ? ids.length : index;
}

/** The player's choice, for as long as the document lives. */
const whole = createStore(false);

/** Above it the fields stand in two columns. */
const NARROW = '(max-width: 599.98px)';
