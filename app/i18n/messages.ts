import type accountMenu from './locales/tr/account-menu.json';
import type account from './locales/tr/account.json';
import type callRequestAnswers from './locales/tr/call-request-answers.json';
import type callRequest from './locales/tr/call-request.json';
import type cashier from './locales/tr/cashier.json';
import type cashierAnswers from './locales/tr/cashier-answers.json';
import type cashierFields from './locales/tr/cashier-fields.json';
import type changePasswordAnswers from './locales/tr/change-password-answers.json';
import type changePassword from './locales/tr/change-password.json';
import type claimBonusAnswers from './locales/tr/claim-bonus-answers.json';
import type claimBonus from './locales/tr/claim-bonus.json';
import type errors from './locales/tr/errors.json';
import type favouritesAnswers from './locales/tr/favourites-answers.json';
import type footer from './locales/tr/footer.json';
import type formsAnswers from './locales/tr/forms-answers.json';
import type forms from './locales/tr/forms.json';
import type gamesAnswers from './locales/tr/games-answers.json';
import type games from './locales/tr/games.json';
import type historyAnswers from './locales/tr/history-answers.json';
import type historyWords from './locales/tr/history-words.json';
import type history from './locales/tr/history.json';
import type home from './locales/tr/home.json';
import type login from './locales/tr/login.json';
import type loginAnswers from './locales/tr/login-answers.json';
import type menus from './locales/tr/menus.json';
import type preferences from './locales/tr/preferences.json';
import type profile from './locales/tr/profile.json';
import type recoveryAnswers from './locales/tr/recovery-answers.json';
import type recovery from './locales/tr/recovery.json';
import type phoneCode from './locales/tr/phone-code.json';
import type phoneCodeAnswers from './locales/tr/phone-code-answers.json';
import type phoneVerification from './locales/tr/phone-verification.json';
import type registration from './locales/tr/registration.json';
import type registrationAnswers from './locales/tr/registration-answers.json';
import type registrationPhone from './locales/tr/registration-phone.json';
import type registrationWelcome from './locales/tr/registration-welcome.json';
import type lobby from './locales/tr/lobby.json';
import type search from './locales/tr/search.json';
import type searchField from './locales/tr/search-field.json';
import type shellAnswers from './locales/tr/shell-answers.json';
import type shell from './locales/tr/shell.json';
import type tiles from './locales/tr/tiles.json';
import type sportsbookAnswers from './locales/tr/sportsbook-answers.json';
import type sportsbook from './locales/tr/sportsbook.json';
import type validation from './locales/tr/validation.json';

/**
 * The texts of the site by feature, shaped after the Turkish files; a test keeps the English ones alike. What only the
 * server says, in toasts and at forms, has a file of its own: a page is sent the texts that it shows, and no others.
 */
export interface Messages {
  account: typeof account;
  'account-menu': typeof accountMenu;
  'call-request': typeof callRequest;
  'call-request-answers': typeof callRequestAnswers;
  cashier: typeof cashier;
  'cashier-answers': typeof cashierAnswers;
  'cashier-fields': typeof cashierFields;
  'change-password': typeof changePassword;
  'change-password-answers': typeof changePasswordAnswers;
  'claim-bonus': typeof claimBonus;
  'claim-bonus-answers': typeof claimBonusAnswers;
  errors: typeof errors;
  'favourites-answers': typeof favouritesAnswers;
  footer: typeof footer;
  forms: typeof forms;
  'forms-answers': typeof formsAnswers;
  games: typeof games;
  'games-answers': typeof gamesAnswers;
  history: typeof history;
  'history-answers': typeof historyAnswers;
  'history-words': typeof historyWords;
  home: typeof home;
  login: typeof login;
  'login-answers': typeof loginAnswers;
  menus: typeof menus;
  preferences: typeof preferences;
  profile: typeof profile;
  recovery: typeof recovery;
  'recovery-answers': typeof recoveryAnswers;
  'phone-code': typeof phoneCode;
  'phone-code-answers': typeof phoneCodeAnswers;
  'phone-verification': typeof phoneVerification;
  registration: typeof registration;
  'registration-answers': typeof registrationAnswers;
  'registration-phone': typeof registrationPhone;
  'registration-welcome': typeof registrationWelcome;
  lobby: typeof lobby;
  search: typeof search;
  'search-field': typeof searchField;
  shell: typeof shell;
  'shell-answers': typeof shellAnswers;
  tiles: typeof tiles;
  sportsbook: typeof sportsbook;
  'sportsbook-answers': typeof sportsbookAnswers;
  validation: typeof validation;
}

export type Feature = keyof Messages;

/** One feature's texts in the player's language, as a loader hands them to its page. */
export type Copy<Name extends Feature> = Messages[Name];
