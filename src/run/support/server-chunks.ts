import type { Rolldown } from 'vite'

type IsIn = (file: string) => boolean

/**
 * The files that the server’s code is built into, hundreds of modules each: hundreds of small files would take a second to find and
 * read, each time the server starts.
 * @param entries what runs under Node by itself, which is part of none
 */
export function serverChunks(entries: readonly string[]): Rolldown.CodeSplittingGroup[] {
  const isNoEntry: IsIn = (file) => !entries.some((entry) => file.endsWith(entry))
  /** What the server itself loads when it starts. */
  const isOfServer: IsIn = (file) =>
    isNoEntry(file) && !isFileOfDemo(file) && !/\/src\/server\/(backup|cli)\//.test(file)
  return [
    ...Object.entries(apart).map(([name, isIn]) => ({
      name,
      test: (file: string) => isNoEntry(file) && isIn(file),
      priority: 1,
    })),
    ...Object.entries(floors).map(([name, floor]) => ({
      name,
      test: (file: string) => isOfServer(file) && floor.test(file),
    })),
    { name: 'server', test: isOfServer },
  ]
}

/** A film or sound of the demo, or what is drawn of one: each is read when somebody looks at it. */
const isFileOfDemo: IsIn = (file) => file.endsWith('?inline')

/** What a server of which nothing more is wanted starts without, and what starts without the rest of the server. */
const apart: Readonly<Record<string, IsIn>> = {
  // The process of the embedded database loads these alone.
  'embedded-database': (file) => file.includes('/src/server/db/embedded/'),
  // What is done before the server itself is loaded: its settings are read, and checked.
  settings: (file) =>
    /\/src\/(server\/(settings\/|config|boot\/refuse-taken-port|base\/network)|schema\/(keep|time)|fields\/export-months)/.test(
      file,
    ),
  // What reads and writes spreadsheets: a server does without it until somebody asks for one.
  'sheet-library': (file) => /\/sheets\/(parse-sheet|refuse-zip-bomb)\.ts|\/node_modules\/hucre\//.test(file),
  // Of what the server loads, the thread that reads a spreadsheet needs these alone.
  sheets: (file) => /\/src\/server\/(sheets\/sheet-fault|base\/decode-text)\.ts/.test(file),
  migrations: (file) => file.includes('/src/server/db/migrations'),
  // What fills a database with the demo: a server whose database is filled does without it.
  filling: (file) =>
    file.includes('/src/server/demo/') &&
    !/\/demo\/(demo-(accounts|files|grants|roles)|(film|sound|stream)-of|inlined)\.ts/.test(file) &&
    !isFileOfDemo(file),
}

/**
 * What the server itself loads, in files of up to a megabyte: V8 keeps what it needed to read the largest one, some nine times its
 * size. They are the floors of the house, of which none imports one above it: files that import each other could not be begun.
 */
const floors: Readonly<Record<string, RegExp>> = {
  packages: /\/node_modules\//,
  vocabulary: /\/src\/(schema|fields|dictionaries|shared)\/|^\0captions\//,
  entities: /\/src\/(entities|calls)\//,
  pages: /\/(src\/pages|commands)\//,
  // All below the domain. A folder above it that is not named here would import in a circle, which a contract test finds.
  foundation: /\/src\/server\/(?!(domain|calls|handlers|demo|boot|health|backup|cli)\/)[^/]+\//,
  domain: /\/src\/server\/domain\//,
}
