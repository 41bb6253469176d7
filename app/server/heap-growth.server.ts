import { setFlagsFromString } from 'node:v8';

const GROWTH_PERCENT = 60;

/**
 * Lets V8's old generation grow by 60 % of what is in use before it is collected. By default it may multiply, and a
 * process that a flood has filled keeps that memory. V8 reads the flag at each collection, so it may be set late.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
