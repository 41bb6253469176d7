import { timesOfLastRun } from './suite/times';

/** Shows where the time of the last `npm test` went. */
console.log(timesOfLastRun());
