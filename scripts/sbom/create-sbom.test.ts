import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSbom } from './create-sbom';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { name?: string; version: string; dev?: true; link?: true }>;
};

it('the bill of materials lists what production installs, and nothing else', () => {
  const production = Object.entries(packages).filter(([place, { dev, link }]) => place && !dev && !link);
  const installed = production.map(
    ([place, { name = place.replace(/^.*node_modules\//, ''), version }]) =>
      `pkg:npm/${name.replace('@', '%40')}@${version}`,
  );
  const sbom = createSbom();
  const listed = sbom.components.map(({ purl }) => purl);
  expect([...new Set(listed)].sort()).toEqual([...new Set(installed)].sort());
  expect(listed).toContain('pkg:npm/express@4.22.3');
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'player-site' } } });
  const refs = new Set(sbom.components.map((component) => component['bom-ref']));
  expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});
