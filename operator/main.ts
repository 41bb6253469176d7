import {
  faultOf,
  findFolderFault,
  folderFaultText,
  isDatabaseFault,
  type FolderFault,
} from '~/lib/folder-fault.server';
import { limitsPolicies, type PolicyName } from './limits/policies';
import { brands, type BrandName } from './seed/brands';
import { JACKPOT_INTERVAL_MS, startOperator } from './operator';

/** @throws for a policy, a brand or a kind of sportsbook that does not exist */
function readRules(env: NodeJS.ProcessEnv) {
  const { DEMO_LIMITS: policy, DEMO_BRAND: brand, DEMO_SPORTSBOOK: sportsbook } = env;
  const { OPERATOR_CANCELLATION: cancellation } = env;
  if (policy !== undefined && !Object.hasOwn(limitsPolicies, policy)) throw new Error(`DEMO_LIMITS: ${policy}`);
  if (brand !== undefined && !Object.hasOwn(brands, brand)) throw new Error(`DEMO_BRAND: ${brand}`);
  if (sportsbook !== undefined && !['pages', 'frame'].includes(sportsbook))
    throw new Error(`DEMO_SPORTSBOOK: ${sportsbook}`);
  return {
    brand: brand as BrandName | undefined,
    sportsbook: sportsbook as 'pages' | 'frame' | undefined,
    limitsPolicy: policy as PolicyName | undefined,
    withdrawalsCancellable: cancellation === undefined ? undefined : cancellation !== '0',
  };
}

const dataDir = process.env.DATA_DIR ?? '.data';
const fault = await findFolderFault(dataDir, ['operator.db', 'operator.db-wal', 'operator.db-shm']);
if (fault) end(fault);

function end(reason: FolderFault): never {
  console.error(folderFaultText(reason));
  process.exit(1);
}

/** Runs the demonstration operator in its own process, for a staging site that reaches it through OPERATOR_API_URL. */
const operator = await startOperator({
  port: Number(process.env.OPERATOR_PORT ?? 3001),
  dataDir,
  siteOrigin: process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000',
  scenarios: process.env.OPERATOR_SCENARIOS === '1',
  ...readRules(process.env),
  jackpotIntervalMs: JACKPOT_INTERVAL_MS,
}).catch((error: unknown) => {
  if (isDatabaseFault(error)) end(faultOf(dataDir, error));
  throw error;
});
console.log(`operator: calls at ${operator.apiUrl}, hub at ${operator.hubUrl}, codes sent at ${operator.outboxUrl}`);
console.log(`operator: games and payments at ${operator.thirdPartyOrigin}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void operator.close().then(() => process.exit(0)));
}
