// @module-tag tier-2

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '~/server/metrics/metrics.server';
import { tools } from '../support/tools';

const FOLDER = 'deploy/observability';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}

const rules = (parse(readFileSync(`${FOLDER}/alerts.yaml`, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(readFileSync(`${FOLDER}/dashboard.json`, 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const queries = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The names of the metrics, and of each metric its labels. */
async function served(): Promise<Map<string, readonly string[]>> {
  const metrics = createMetrics({ origin: 'http://localhost', apiUrl: 'http://localhost/api/' });
  metrics.request('_index', 'GET', 200, 0.1);
  metrics.request('_index', 'GET', 500, 0.1);
  metrics.operatorRequest({ method: 'POST', call: 'user/balance', result: 200, seconds: 0.1 });
  metrics.upstreamCall('user/balance', 'success', 0.1);
  metrics.cacheRead('pages', 'hit');
  metrics.challenge('login', 'issued');
  metrics.policyReport('script-src');
  metrics.relayRefused('guest');
  const text = await metrics.text({ breakers: () => [['user', 0]], relayConnections: () => 1 });
  const found = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{([^}]*)\})? /gm)) {
    const known = found.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return new Map([...found].map(([name, labels]) => [name, [...labels, 'instance', 'le']]));
}

const promtool = (...args: string[]) => execFileSync(tools.promtool.path, args, { encoding: 'utf8' });

describe('the alert rules', () => {
  it('are valid', () => {
    expect(promtool('check', 'rules', `${FOLDER}/alerts.yaml`)).toContain(`SUCCESS: ${rules.length} rules found`);
  });

  it('fire when they should, and not when all is well', () => {
    expect(promtool('test', 'rules', `${FOLDER}/alerts.test.yaml`)).toContain('SUCCESS');
  });

  it('are each explained in docs/operations.md', () => {
    const operations = readFileSync('docs/operations.md', 'utf8');
    for (const { annotations } of rules)
      expect(operations).toMatch(new RegExp(`^\\| ${annotations.summary} +\\|`, 'm'));
  });
});

describe('the queries of alerts and dashboard', () => {
  it.each(queries)('of "%s" ask for metrics and labels that the site has', async (_title, query) => {
    const metrics = await served();
    const names = [...query.matchAll(/\b(?:site|http|process|nodejs)_\w+/g)].map(([name]) => name);
    const asked = names.filter((name) => !/^http_(?:route|re)/.test(name));
    expect(asked).not.toEqual([]);
    for (const name of asked) expect([...metrics.keys()]).toContain(name);
    const labels = [...query.matchAll(/(\w+)(?:!=|=~|!~|=)"/g), ...query.matchAll(/by \(([^)]*)\)/g)].flatMap(
      ([, list = '']) => list.split(', '),
    );
    const known = asked.flatMap((name) => metrics.get(name) ?? []);
    for (const label of labels) expect(known).toContain(label);
  });
});
