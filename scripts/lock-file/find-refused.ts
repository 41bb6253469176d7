/** Versions that may not be installed: an entry of `refused-packages.json`. */
export interface RefusedPackages {
  /** Names; `@scope/*` stands for all packages of a scope. */
  readonly packages: readonly string[];
  /** Exact versions or the beginnings of lines: `2` and `2.17` stand for 2.17.5. `*` stands for all. */
  readonly versions: readonly string[];
  readonly kind: 'compromised' | 'withdrawn' | 'end of life';
  /** The day from which these versions must not be used: of the discovery, or of the end of life. */
  readonly since: string;
  readonly reason: string;
  /** The decision record that accepts these versions all the same. Never for compromised ones. */
  readonly accepted?: string;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly name?: string }>>;
}

export interface Finding {
  readonly name: string;
  readonly version: string;
  /** Where the lock file installs it. */
  readonly place: string;
  readonly refused: RefusedPackages;
}

const FOLDER = 'node_modules/';

/** The packages of a lock file that the list refuses, accepted ones included. */
export function findRefused({ packages }: LockFile, list: readonly RefusedPackages[]): Finding[] {
  return Object.entries(packages).flatMap(([place, { version, name }]) => {
    if (!place.includes(FOLDER) || version === undefined) return [];
    // An alias is installed under another name than its own.
    const ownName = name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
    const refused = list.find(
      (entry) =>
        entry.packages.some((each) => isNamed(ownName, each)) && entry.versions.some((each) => isOf(version, each)),
    );
    return refused ? [{ name: ownName, version, place, refused }] : [];
  });
}

const isNamed = (name: string, wanted: string) =>
  wanted.endsWith('/*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted;

const isOf = (version: string, line: string) => line === '*' || version === line || version.startsWith(`${line}.`);
