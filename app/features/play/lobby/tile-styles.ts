/** The styles of regions of tiles. A page imports them: an import in a server file brings no style sheet to the browser. */

import '~/features/play/favourites/star-button.module.css';
import './game-tile.module.css';
import './game-tiles.module.css';
import './row-head.module.css';
import './tile-row.module.css';
