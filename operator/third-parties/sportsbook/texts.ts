import { translatorOf } from '../../messages';
import texts from './texts.json' with { type: 'json' };

/** A text of the sportsbook. */
export const translate = translatorOf(texts);
