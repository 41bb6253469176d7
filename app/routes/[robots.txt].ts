export { loadRobots as loader } from '~/shell/robots.server';
