import { FormCheck } from '~/forms/form-fields';
import { interpolate } from '~/i18n/interpolate';
import type { RegistrationFieldset } from './registration-fieldset';
import type { RegistrationData } from './registration-data';

/** Checkboxes: the trial bonus, when the operator has one, and SMS messages. */
export function RegistrationChoices({ fields, data }: { fields: RegistrationFieldset; data: RegistrationData }) {
  const { copy, trialBonus } = data;
  return (
    <div>
      {trialBonus !== null && (
        <FormCheck
          field={fields.trialBonus}
          label={interpolate(copy.trialBonus, { amount: trialBonus })}
          hint={copy.trialBonusHint}
        />
      )}
      <FormCheck field={fields.smsNotification} label={copy.smsNotification} />
    </div>
  );
}
