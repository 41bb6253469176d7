import { mkdirSync, writeFileSync } from 'node:fs';
import { createSbom } from './sbom/create-sbom';

/** Writes the software bill of materials (CycloneDX) into the build. It is not committed: package-lock.json decides it. */

const FILE = 'build/sbom.json';

const sbom = createSbom();
mkdirSync('build', { recursive: true });
writeFileSync(FILE, JSON.stringify(sbom, null, 2));
console.log(`${FILE}: ${sbom.components.length} components`);
