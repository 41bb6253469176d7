import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../app/platform/config/env.server';
import { tools } from './support/tools';

/** Checks the deployment files without a container engine: the configuration they set is one that the site accepts. */

interface Service {
  environment?: Record<string, string>;
  networks?: { site?: { ipv4_address?: string } };
  stop_grace_period?: string;
}

const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as { services: Record<string, Service> };

const FOLDER = 'deploy/kubernetes';
const manifests = readdirSync(FOLDER).flatMap((name) =>
  parseAllDocuments(readFileSync(`${FOLDER}/${name}`, 'utf8')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as {
      kind: string;
      metadata?: { name: string };
      data?: Record<string, string>;
      spec?: unknown;
      resources?: string[];
    };
  }),
);
const kind = (wanted: string) => {
  const found = manifests.find((manifest) => manifest.kind === wanted);
  if (!found) throw new Error(`no ${wanted}`);
  return found;
};

const SECRETS = { SESSION_SECRETS: 'a secret of more than thirty-two characters', REDIS_URL: 'redis://redis:6379' };

/** Compose's own variables, filled in as an administrator would. */
const filled = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replace(/^\$\{SESSION_SECRETS:.*\}$/, SECRETS.SESSION_SECRETS)
        .replace(/^\$\{OPERATOR_API_URL:.*\}$/, 'https://api.operator.example/')
        .replace(/^\$\{\w+:-(.*)\}$/, '$1'),
    ]),
  );

const source = ['env', 'redis-env'].map((name) => readFileSync(`app/platform/config/${name}.server.ts`, 'utf8')).join();
const isKnown = (name: string) => new RegExp(`\\b${name}:`).test(source) || name === 'NODE_OPTIONS';

describe('compose.yaml', () => {
  it.each(['web-1', 'web-2'])('gives %s a configuration that the site accepts', (name) => {
    const environment = filled(compose.services[name]?.environment);
    expect(Object.keys(environment).filter((each) => !isKnown(each))).toEqual([]);
    expect(readConfig({ ...environment, NODE_ENV: 'production' })).toMatchObject({
      redis: { topology: { kind: 'single', url: SECRETS.REDIS_URL } },
      metricsHost: '0.0.0.0',
    });
    expect(Number.parseInt(compose.services[name]?.stop_grace_period ?? '')).toBeGreaterThan(10);
  });

  it('points the proxy at the instances, and the instances trust it', () => {
    const { environment = {} } = compose.services['proxy'] ?? {};
    expect(environment['WEB_ONE']).toBe(`${compose.services['web-1']?.networks?.site?.ipv4_address}:3000`);
    expect(environment['WEB_TWO']).toBe(`${compose.services['web-2']?.networks?.site?.ipv4_address}:3000`);
    expect(compose.services['web-1']?.environment?.['TRUST_PROXY']).toBe('172.29.0.0/24');
  });
});

interface Pod {
  terminationGracePeriodSeconds: number;
  securityContext: { runAsNonRoot: boolean };
  containers: {
    env: { name: string }[];
    ports: { name: string; containerPort: number }[];
    readinessProbe: { httpGet: { path: string } };
    livenessProbe: { httpGet: { path: string } };
    resources: { limits: { memory: string } };
  }[];
}

describe('the Kubernetes manifests', () => {
  const { template } = kind('Deployment').spec as { template: { metadata: { labels: object }; spec: Pod } };
  const pod = template.spec;
  const web = pod.containers[0];
  const data = kind('ConfigMap').data ?? {};

  it('give the site a configuration that it accepts', () => {
    const names = [...Object.keys(data), ...(web?.env.map(({ name }) => name) ?? [])];
    expect(names.filter((each) => !isKnown(each))).toEqual([]);
    const config = readConfig({ ...data, ...SECRETS, NODE_ENV: 'production' });
    expect(web?.ports.map(({ containerPort }) => containerPort)).toEqual([config.port, config.metricsPort]);
    // Loopback, the default, could not be scraped.
    expect(config.metricsHost).toBe('0.0.0.0');
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(10 + config.shutdownGraceSeconds);
  });

  it('use the existing probes, limit the resources and run without privileges', () => {
    expect(web?.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'metrics' });
    expect(web?.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'metrics' });
    expect(web?.resources.limits.memory).toBe('512Mi');
    expect(pod.securityContext.runAsNonRoot).toBe(true);
  });

  it('select the existing pods, and do not expose the metrics to players', () => {
    const service = kind('Service').spec as { selector: object; ports: { name: string }[] };
    const budget = kind('PodDisruptionBudget').spec as { selector: { matchLabels: object } };
    expect(service.selector).toEqual(template.metadata.labels);
    expect(budget.selector.matchLabels).toEqual(template.metadata.labels);
    expect(service.ports.map(({ name }) => name)).toEqual(['http']);
  });

  it('are all listed in the kustomization', () => {
    const files = readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml');
    expect([...(kind('Kustomization').resources ?? [])].sort()).toEqual(files.sort());
  });
});

/** Images that are built here, so they have no digest. */
const OWN_IMAGES = ['player-site'];

/** The images that a file pulls. Names of earlier stages and of arguments are resolved. */
function pulledImages(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.yaml')) return [...text.matchAll(/^\s*image: (\S+)$/gm)].map(([, image = '']) => image);
  const values = new Map([...text.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]));
  const stages = new Set([...text.matchAll(/^FROM .* AS (\S+)$/gm)].map(([, name]) => name));
  return [...text.matchAll(/^(?:# ?syntax=|FROM )(?:\$\{(\w+)\}|(\S+))/gm)]
    .map(([, name = '', image = values.get(name) ?? '']) => image)
    .filter((image) => !stages.has(image));
}

describe('images', () => {
  const files = [
    'Dockerfile',
    'deploy/proxy/Dockerfile',
    'deploy/edge/varnish/Dockerfile',
    'compose.yaml',
    `${FOLDER}/deployment.yaml`,
  ];

  it.each(files)('that %s pulls have a tag for readers and a digest that fixes them', (file) => {
    const images = pulledImages(file);
    expect(images.length).toBeGreaterThan(0);
    const pulled = images.filter((image) => !OWN_IMAGES.includes(image));
    expect(pulled.filter((image) => !/^[a-z/]+:[\w.-]+@sha256:[\da-f]{64}$/.test(image))).toEqual([]);
  });

  it('carry the bill of materials of their packages', () => {
    expect(readFileSync('Dockerfile', 'utf8')).toContain('npm run sbom\n');
  });
});

describe('Dockerfile', () => {
  it('makes an image that does not start without an operator and secrets of its own', () => {
    const [, settings = ''] = /^ENV (.*)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    const environment = Object.fromEntries(
      settings.split(' ').map((setting) => setting.split('=') as [string, string]),
    );
    expect(() => readConfig(environment)).toThrow(
      /OPERATOR_API_URL[^]*SESSION_SECRETS|SESSION_SECRETS[^]*OPERATOR_API_URL/,
    );
  });

  it('installs every program that the tests start', () => {
    const [, packages = ''] = /apt-get install([\s\S]*?)&&/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
    expect(packages.split(/\s+/)).toEqual(
      expect.arrayContaining(Object.values(tools).map(({ debianPackage }) => debianPackage)),
    );
  });

  it('has the stage that the dev container is built from', () => {
    const { build } = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8')) as {
      build: { target: string };
    };
    expect(readFileSync('Dockerfile', 'utf8')).toContain(` AS ${build.target}\n`);
  });
});
