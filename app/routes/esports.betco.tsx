export { default, handle, loader, meta } from './esports._index';
