export { default, handle, loader, meta } from './livespor._index';
