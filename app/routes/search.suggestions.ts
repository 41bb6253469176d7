export { loadSuggestions as loader } from '~/features/play/search/suggestions.server';
