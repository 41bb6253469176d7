import type { ShouldRevalidateFunction } from '@remix-run/react';
import type { KeepsPage } from './send-form';

/**
 * The `shouldRevalidate` of every page, because any page may lie below a dialog: a reload that fails replaces the form with an
 * error page, or the page below with its dialog.
 */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: Pick<Parameters<ShouldRevalidateFunction>[0], 'actionResult' | 'defaultShouldRevalidate'>): boolean =>
  defaultShouldRevalidate && !(actionResult as Partial<KeepsPage> | undefined)?.keepsPage;
