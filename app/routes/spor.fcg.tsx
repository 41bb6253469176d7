export { default, handle, loader, meta } from './spor._index';
