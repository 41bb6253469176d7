import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from './openapi-document';

/** Writes the contract's OpenAPI document. Run it after every change of app/upstream/contract. */
const file = path.resolve(import.meta.dirname, '../docs/contract/openapi.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(`wrote ${path.relative(process.cwd(), file)}`);
