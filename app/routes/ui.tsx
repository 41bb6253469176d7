import { PrimitivesPage } from '~/shell/primitives-page';

/** Development only: `remix.config.js` leaves this route out of builds. */
export default PrimitivesPage;
