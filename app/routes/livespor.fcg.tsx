export { default, handle, loader, meta, shouldRevalidate } from './livespor._index';
