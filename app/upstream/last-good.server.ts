import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { faultOf, makeFolder } from '~/lib/folder-fault.server';
import { parseJson } from '~/lib/parse-json';

const MAX_FILES = 300;
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_AGE_MS = 7 * 86_400_000;

/** Unchanged content is written again after this time, so that its age stays right. */
const REWRITE_MS = 3_600_000;

const record = z.object({ key: z.string(), at: z.number(), data: z.unknown() });

export type LastGood = Awaited<ReturnType<typeof openLastGood>>;

/** Content on disk, for a site that starts while the operator is unavailable. Damaged files count as absent. */
export async function openLastGood(directory: string, log: Pick<Logger, 'warn'>, now: () => number = Date.now) {
  const found = await readAll(directory);
  const written = new Map<string, { hash: string; at: number }>();
  const fileNames = new Set([...found.keys()].map(fileNameOf));
  let isFailing = false;
  let queue: Promise<unknown> = makeFolder(directory).catch(() => undefined);

  async function write(key: string, json: string): Promise<void> {
    const name = fileNameOf(key);
    if (!fileNames.has(name) && fileNames.size >= MAX_FILES) return;
    const temporary = path.join(directory, `${name}.${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, json);
      // The rename is atomic: a reader finds the old file or the new one, never a part.
      await rename(temporary, path.join(directory, name));
      fileNames.add(name);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.warn(faultOf(directory, error), 'last good content could not be written');
      isFailing = true;
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  return {
    /** The copy of an earlier process, not yet checked against the contract. Null without one, or when it is too old. */
    find(key: string) {
      const record = found.get(key);
      return record && now() - record.at < MAX_AGE_MS ? record.data : null;
    },
    keep(key: string, data: unknown) {
      found.delete(key);
      const text = JSON.stringify(data);
      const hash = createHash('sha256').update(text).digest('base64');
      const last = written.get(key);
      const at = now();
      if (last?.hash === hash && at - last.at < REWRITE_MS) return;
      if (Buffer.byteLength(text) > MAX_FILE_BYTES - 1024) return;
      written.set(key, { hash, at });
      queue = queue.then(() => write(key, `{"key":${JSON.stringify(key)},"at":${at},"data":${text}}`));
    },
    settled: async () => void (await queue),
  };
}

const fileNameOf = (key: string) => `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`;

async function readAll(directory: string): Promise<Map<string, z.infer<typeof record>>> {
  const names = await readdir(directory).catch(() => []);
  const records = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .slice(0, MAX_FILES)
      .map((name) => readOne(path.join(directory, name))),
  );
  return new Map(records.flatMap((each) => (each ? [[each.key, each] as const] : [])));
}

async function readOne(file: string): Promise<z.infer<typeof record> | null> {
  try {
    const info = await stat(file);
    if (!info.isFile() || info.size > MAX_FILE_BYTES) return null;
    const parsed = record.safeParse(parseJson(await readFile(file, 'utf8')));
    return parsed.success && fileNameOf(parsed.data.key) === path.basename(file) ? parsed.data : null;
  } catch {
    return null;
  }
}
