import { ReplyError } from 'ioredis';
import { expect, it } from 'vitest';
import { createFailureLog } from './redis-failure-log.server';

/** An answer of Redis. ioredis adds the command, with keys and values. */
const refusal = (message: string): Error =>
  Object.assign(Reflect.construct(ReplyError as new (message: string) => Error, [message]), {
    command: { name: 'set', args: ['key', 'secret'] },
  });

function logOf(...causes: unknown[]) {
  const lines: unknown[] = [];
  const note = createFailureLog({ warn: (...line: unknown[]) => void lines.push(line) }, () => time);
  let time = 0;
  for (const cause of causes) {
    if (typeof cause === 'number') time += cause;
    else note(cause);
  }
  return lines;
}

const said = (code: string) => [{ code }, 'redis did not take a command'];

it('says what kind of failure it was, without the command or the rest of the answer', () => {
  const lines = logOf(
    refusal('NOREPLICAS Not enough good replicas for secret'),
    refusal('secret is not a word in capitals'),
    Object.assign(new Error('connect ECONNREFUSED secret'), { code: 'ECONNREFUSED' }),
    new Error('Command timed out'),
    new Error('secret'),
    'secret',
  );
  expect(lines).toEqual(['NOREPLICAS', 'ERR', 'ECONNREFUSED', 'TIMEOUT', 'Error', 'unknown'].map(said));
});

it('says each kind once a minute', () => {
  const [full, away] = [refusal('OOM'), new Error('away')];
  expect(logOf(full, full, away, 59_999, full, 1, full, full)).toEqual(['OOM', 'Error', 'OOM'].map(said));
});
