import { useState } from 'react';

/** The last given value. A lost connection leaves no reply: the last one still holds, and older intents are used up. */
export function useLatest<Value, Initial>(value: Value | undefined, initial: Initial): Value | Initial {
  const [latest, setLatest] = useState<Value | Initial>(value ?? initial);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
