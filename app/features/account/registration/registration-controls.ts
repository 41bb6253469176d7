/** The controls of every registration, whose names no described field may have. */
export const COUNTRY_FIELD = 'country';
/** The version of the form that the player fills in. */
export const VERSION_FIELD = 'formVersion';
/** A button that shows the form of the chosen country. */
export const SHOW_COUNTRY = 'show-country';
export const CONSENT_PREFIX = 'consent-';

export const ACCOUNT_FIELDS = [
  ...['intent', COUNTRY_FIELD, VERSION_FIELD, 'username', 'password', 'password2'],
  ...['trialBonus', 'smsNotification', 'redirectTo'],
];
