import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** The parts of a CycloneDX document that are changed here. */
export interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The software bill of materials of what production installs, from package-lock.json.
 *
 * npm's own `--omit=dev` cannot be used: npm 11 then also leaves out express and others that a development package needs too,
 * and fails where development packages are not installed.
 */
export function createSbom(): Sbom {
  const whole = JSON.parse(execFileSync('npm', ARGUMENTS, { encoding: 'utf8', maxBuffer: MAX_BYTES })) as Sbom;
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  const components = whole.components.filter((component) => !isForDevelopment(component));
  const { component } = whole.metadata;
  const refs = new Set([component, ...components].map((each) => each['bom-ref']));
  return {
    ...whole,
    // npm names the application after its folder.
    metadata: { ...whole.metadata, component: { ...component, name } },
    components,
    dependencies: whole.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
}

const isForDevelopment = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
