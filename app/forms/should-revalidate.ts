import type { ShouldRevalidateFunction } from '@remix-run/react';
import type { KeepsPage } from './send-form';

/** Any page may lie below a dialog: a reload that fails replaces the form, or the page below, with an error page. */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: Pick<Parameters<ShouldRevalidateFunction>[0], 'actionResult' | 'defaultShouldRevalidate'>): boolean =>
  defaultShouldRevalidate && !(actionResult as Partial<KeepsPage> | undefined)?.keepsPage;
