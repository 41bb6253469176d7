import { afterAll, beforeAll } from 'vitest';
import { startDemoOperator } from './demo-operator';
import { standIn } from './stand-in';

type DemoOperator = Awaited<ReturnType<typeof startDemoOperator>>;

/** Starts an operator for the tests of one file. */
export function operatorOfFile(options: Parameters<typeof startDemoOperator>[0] = {}): DemoOperator {
  let operator: DemoOperator;
  beforeAll(async () => {
    operator = await startDemoOperator(options);
  });
  afterAll(() => operator.close());
  return standIn(() => operator);
}
