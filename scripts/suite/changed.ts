import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { folderTags } from '../../tests/tiers';
import { build, integration, journeys, operator, unit, type Step } from './steps';

/**
 * The steps of `npm run test:changed`: the first tier's tests of the folders that have changed since a commit, and the
 * demonstration's own tests where it has.
 */
export function changedSuite(base: string): Step[] {
  const files = changedFiles(base);
  const tags = touchedTags(files);
  const isBuilt = (file: string) => /^(?:app|operator|server\.ts|vite\.config)/.test(file) && !file.includes('.test.');
  const needsBuild = files.some(isBuilt) || !existsSync('build/server/server.js');
  const after = needsBuild ? { after: ['build'] } : {};
  const specs = specsOf(tags);
  return [
    ...(needsBuild ? [build] : []),
    { ...unit, command: [...unit.command, '--changed', base, '--passWithNoTests'] },
    ...(tags.length === 0 ? [] : [integration(after, `tier-1 and (${tags.join(' or ')})`)]),
    ...(files.some((file) => file.startsWith('operator/')) ? [operator({ ...after, needs: 'all tools' })] : []),
    ...(specs.length === 0 ? [] : [journeys({ ...after, needs: 'browser' }, '--grep=@tier-1', ...specs)]),
  ];
}

/** Paths of the files that differ from a commit, with those that git does not track yet. */
function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The tags of the folders that the files are in. A route is in the folders that it imports. */
export function touchedTags(files: readonly string[]): string[] {
  const touched = files.flatMap((file) => {
    if (file.startsWith('app/routes/') && existsSync(file))
      return [...readFileSync(file, 'utf8').matchAll(/from '~\/(?:features\/[\w-]+\/)?([\w-]+)\//g)].map(
        ([, name]) => name,
      );
    const words = file.match(/^(?:app\/(?:features\/[\w-]+\/)?|operator\/handlers\/)([\w-]+)/);
    return [words?.[1], /^app\/i18n\/locales\/\w+\/([\w-]+?)(?:-server)?\.json$/.exec(file)?.[1]];
  });
  return folderTags.filter((tag) => touched.includes(tag));
}

/** The journeys whose files are named after the folders. */
const specsOf = (tags: readonly string[]) =>
  readdirSync('tests/e2e').filter((file) => file.endsWith('.spec.ts') && tags.some((tag) => file.startsWith(tag)));
