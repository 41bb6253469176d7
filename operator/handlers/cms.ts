import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import { accept, type GroupHandlers } from '../answer';

type Cms = Contract['cms'];
type CmsHandlers = GroupHandlers<'cms'>;
type AnswerOf<Name extends keyof Cms> = CallAnswerData<Cms[Name]>;

/** Names under which the seed puts what these handlers answer. */
export const documentName = {
  grouped: 'grouped',
  translations: 'translations',
  categories: 'categories',
  slider: (slug: string) => `slider:${slug}`,
  contentList: (categoryId: number) => `content-list:${categoryId}`,
};

export const cmsHandlers: Pick<
  CmsHandlers,
  'grouped' | 'translationlist' | 'categorylist' | 'sliderlist' | 'contentlist'
> = {
  grouped(_input, { store, locale }) {
    const grouped = store.documents.find<AnswerOf<'grouped'>>(documentName.grouped, locale);
    if (!grouped) throw new Error('The database was not seeded.');
    return accept(grouped);
  },
  translationlist: (_input, { store, locale }) =>
    accept(store.documents.find<AnswerOf<'translationlist'>>(documentName.translations, locale) ?? []),
  categorylist: (_input, { store, locale }) =>
    accept(store.documents.find<AnswerOf<'categorylist'>>(documentName.categories, locale) ?? []),
  sliderlist: ({ slug }, { store, locale }) =>
    accept(store.documents.find<AnswerOf<'sliderlist'>>(documentName.slider(slug), locale) ?? []),
  contentlist: ({ categoryId }, { store, locale }) =>
    accept(store.documents.find<AnswerOf<'contentlist'>>(documentName.contentList(categoryId), locale) ?? []),
};
