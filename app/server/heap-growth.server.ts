import { setFlagsFromString } from 'node:v8';

const GROWTH_PERCENT = 30;

/**
 * Lets V8's old generation grow by 30 % at most before it is collected. By default it may multiply, and a process that a
 * flood has filled keeps the memory afterwards. V8 reads this flag at each collection, so that it may be set late.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
