import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tools } from './tools';

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** In the HTML standard, but unknown to this release of the checker. */
const NEWER_THAN_THE_CHECKER = [
  'A “script” element with a “type” attribute whose value is “importmap” must contain a JSON object with no properties other than “imports” and “scopes”.',
  'Attribute “name” not allowed on element “details” at this point.',
  'Attribute “media” not allowed on element “source” at this point.',
  'Bad value “username webauthn” for attribute “autocomplete” on element “input”: The string “webauthn” is not a valid autofill field name.',
];

/** Advice for frames of the site's own origin. These frames have another origin. */
const NOT_OF_OTHER_ORIGINS = /^Bad value “[a-z -]*” for attribute “sandbox” on element “iframe”: Setting both/;

export interface CheckedDocument {
  /** The address at which the document was found. */
  readonly name: string;
  readonly html: string;
}

interface Finding {
  readonly url: string;
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly message: string;
  readonly extract?: string;
}

/**
 * The errors that the Nu Html Checker reports for the documents. One process checks them all, because it starts slowly.
 *
 * @returns each error with the documents it is in, and its position in the first of them
 */
export async function errorsIn(documents: readonly CheckedDocument[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  try {
    for (const [index, { html }] of documents.entries()) writeFileSync(path.join(folder, `${index}.html`), html);
    const findings = (await check(folder)).filter(
      ({ type, message }) =>
        type !== 'info' && !NEWER_THAN_THE_CHECKER.includes(message) && !NOT_OF_OTHER_ORIGINS.test(message),
    );
    return [...byMessageOf(findings)].map(([message, found]) => {
      const places = new Set(found.map(({ url }) => documents[Number(path.basename(url, '.html'))]?.name));
      return `${message} In ${[...places].join(', ')}: ${found[0]?.extract ?? ''}`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function byMessageOf(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) groups.set(finding.message, [...(groups.get(finding.message) ?? []), finding]);
  return groups;
}

function check(folder: string): Promise<Finding[]> {
  // Flags for one short run: optimising Java for a long run would cost more time than it saves.
  const java = ['-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-jar', CHECKER];
  const options = [...java, '--format', 'json', '--errors-only', '--exit-zero-always', folder];
  return new Promise((resolve, reject) => {
    execFile(tools.java.path, options, { maxBuffer: 64 * 1024 * 1024 }, (error, _stdout, stderr) => {
      if (error) return reject(new Error(`the checker did not run: ${stderr.slice(0, 500)}`, { cause: error }));
      resolve((JSON.parse(stderr) as { messages: Finding[] }).messages);
    });
  });
}
