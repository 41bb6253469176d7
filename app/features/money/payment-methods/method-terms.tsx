import { Icon } from '~/ui/icon';
import type { termsOf } from './methods.server';
import './cashier.css';

/** A method's limits, fee and time, one below the other. */
export function MethodTermsList({ terms: { limits, fee, time } }: { terms: ReturnType<typeof termsOf> }) {
  return (
    <span data-terms={limits === null ? '' : 'limits'}>
      {limits !== null && <span>{limits}</span>}
      {fee !== null && <span>{fee}</span>}
      {time !== null && (
        <span>
          <Icon name="clock" /> {time}
        </span>
      )}
    </span>
  );
}
