export { default, handle, loader, meta, shouldRevalidate } from './spor.$sport._index';
