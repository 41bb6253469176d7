import { PrimitivesPage } from '~/shell/primitives-page';

/** For development: `remix.config.js` excludes this route from builds. */
export default PrimitivesPage;
