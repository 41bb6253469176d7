import type { TestSite } from './site';

/** The sum of a metric's samples that have all of these labels; 0 if there are none. */
export async function metric(site: TestSite, name: string, labels: Record<string, string> = {}): Promise<number> {
  const text = await (await fetch(site.metricsUrl)).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .filter((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}
