import { readdirSync } from 'node:fs';

/** The folders of features, which stand in areas. */
export const features = readdirSync('app/features').flatMap((area) => readdirSync(`app/features/${area}`));

/**
 * The tags of integration tests. A file names its own in its first comment, as `@module-tag`: the tier, and the folders that
 * it tests. A single test of the second tier may add `{ tags: ['tier-1'] }`.
 */
export const folderTags = [
  ...features,
  ...readdirSync('app', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['features', 'routes'].includes(entry.name))
    .map(({ name }) => name),
];

export const tags = [
  { name: 'tier-1', description: 'Part of `npm test`.' },
  { name: 'tier-2', description: 'Part of `npm run test:rest` alone.' },
  ...folderTags.map((name) => ({ name, description: `Tests the folder ${name} of the site.` })),
];
