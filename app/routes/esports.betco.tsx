export { default, handle, loader, meta, shouldRevalidate } from './esports._index';
