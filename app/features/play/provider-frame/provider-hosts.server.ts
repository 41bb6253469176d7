import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';

/**
 * Allow-list of characters: hosts are written into a content security policy, where `;` or a space would end a source.
 */
const host = z.string().regex(/^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/);

const hostsOption = z.record(z.string(), z.array(host.nullable().catch(null)).catch([]));

/**
 * Hosts of the site option `providerHosts`: a JSON object by provider name or id. Each is `host`, `host:port` or `*.host`,
 * lower case. Invalid entries count as absent. @param names of the provider; the first that has an entry counts
 */
export function providerHosts(
  options: ReadonlyMap<string, string>,
  names: readonly (string | null | undefined)[],
): readonly string[] {
  const hosts = entryFor(names, readOption(options.get('providerHosts'), hostsOption));
  return (hosts ?? []).flatMap((one) => one ?? []);
}

export function entryFor<Value>(
  names: readonly (string | null | undefined)[],
  entries: ReadonlyMap<string, Value>,
): Value | undefined {
  const name = names.find((one) => one != null && entries.has(one));
  return name == null ? undefined : entries.get(name);
}

/** Entries of a JSON option as a map: a provider may be called `constructor`. */
export function readOption<Value>(
  text: string | undefined,
  schema: z.ZodType<Record<string, Value>>,
): ReadonlyMap<string, Value> {
  const parsed = schema.safeParse(parseJson(text ?? '{}'));
  return new Map(parsed.success ? Object.entries(parsed.data) : []);
}
