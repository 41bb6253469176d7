import type { CallData } from '~/upstream/contract/call';
import type { cms } from '~/upstream/contract/cms';
import { findPagePath } from '~/upstream/page-path';

type Categories = CallData<typeof cms.categorylist>;

/** The addresses of the operator's pages, without those whose id no address can carry. */
export const pageAddresses = (categories: Categories | null): string[] =>
  (categories ?? []).flatMap(({ content }) => content).flatMap(({ id }) => findPagePath(id) ?? []);
