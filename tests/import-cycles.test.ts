import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { expect, it } from 'vitest';

/** Reading two thousand files takes long on a busy machine. */
const SLOW = { timeout: 120_000 };

const circular = { from: {}, to: { circular: true } };
/** Otherwise an import by `~/` that is not found is left out without a word. */
const notFound: IForbiddenRuleType = { from: {}, to: { couldNotResolve: true, pathNot: '\\?url$' } };

/** The cycles among the imports of files or of folders. The linter's own rule and knip see no type imports. */
async function cyclesOf(paths: string[], scope: 'module' | 'folder'): Promise<string[]> {
  const { output } = await cruise(paths, {
    ruleSet: { forbidden: [{ ...circular, scope }, notFound] },
    validate: true,
    includeOnly: `^(~|${paths.join('|')})`,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  });
  const { modules, summary } = output as ICruiseResult;
  expect(modules.length).toBeGreaterThan(300);
  return summary.violations.map(({ from, to, cycle }) =>
    [from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' -> '),
  );
}

it('has no cycle of imports, types included', SLOW, async () => {
  expect(await cyclesOf(['app', 'operator', 'tests', 'scripts', 'bench', 'server.ts'], 'module')).toEqual([]);
});

it('has no circle of features, types included', SLOW, async () => {
  expect(await cyclesOf(['app/features'], 'folder')).toEqual([]);
});
