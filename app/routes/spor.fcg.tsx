export { default, handle, loader, meta, shouldRevalidate } from './spor._index';
