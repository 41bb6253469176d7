import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allCalls } from '~/upstream/contract/contract';
import { openApiDocument } from './openapi-document';

const file = new URL('../docs/contract/openapi.json', import.meta.url);

interface Operation {
  operationId: string;
  'x-policy': string;
  'x-assumed'?: true;
  parameters: { $ref: string }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const document = openApiDocument();
const paths = document['paths'] as unknown as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((item) => Object.values(item));

/** Every `$ref` below a value. */
function refsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : refsIn(inner)));
}

const resolve = (ref: string) =>
  ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

describe('docs/contract/openapi.json', () => {
  it('is up to date with the contract (run npx tsx scripts/write-openapi.ts)', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
  });

  it('has every call under its method, once', () => {
    expect(Object.keys(paths)).toHaveLength(allCalls.length);
    for (const { method, path } of allCalls) expect(paths[`/${path}`]).toHaveProperty(method.toLowerCase());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(allCalls.length);
  });

  it('has no broken references', () => {
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(100);
    for (const ref of refs) expect(resolve(ref), ref).toBeDefined();
  });

  it('states the policy and the responses of each call', () => {
    for (const operation of operations) {
      expect(['read', 'write', 'money']).toContain(operation['x-policy']);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '400', '401']));
      expect('501' in operation.responses).toBe(operation['x-assumed'] === true);
      const hasKey = operation.parameters.some(({ $ref }) => $ref.endsWith('/IdempotencyKey'));
      expect(hasKey).toBe(operation['x-policy'] === 'money');
    }
  });

  it('describes requests as they are sent, before transformations', () => {
    const login = JSON.stringify(paths['/auth/login']?.['post']?.requestBody);
    expect(login).toContain('"maxLength":50');
    const balance = JSON.stringify(paths['/user/balance']?.['get']?.responses);
    expect(balance).toContain('"type":"number"');
  });
});

/** CHANGELOG.md says which version a change asks for. A new version has a new digest here. */
it('has another version when its shape changes', () => {
  const shape = JSON.stringify({ ...document, info: null }, (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );
  const digest = createHash('sha256').update(shape).digest('hex').slice(0, 16);
  const { version } = document['info'] as { version: string };
  expect({ version, digest }).toEqual({ version: '2.15.0', digest: 'ffe369d6fcf8de80' });
});
