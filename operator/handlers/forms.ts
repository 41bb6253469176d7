import { accept, refuse, requireCapability, type GroupHandlers } from '../call-handler';
import { translate } from '../messages';
import { registrationForm } from '../registration-forms';

export const formsHandlers: GroupHandlers<'forms'> = {
  get({ country }, context) {
    requireCapability(context, 'forms');
    const form = registrationForm(country, context.locale);
    return form ? accept(form) : refuse(translate(context.locale, 'countryUnknown'), 'country');
  },
};
