export { loadSuggestions as loader } from '~/features/search/suggestions.server';
