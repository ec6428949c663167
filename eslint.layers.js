/*
 * Who may import what. A zone is a set of files with the parts of the house that they may not reach into; a door is the
 * one place that may use a dependency. Each message names the way that is open.
 */

/** @typedef {{ regex: string, message: string, allowTypeImports?: boolean }} Pattern */

/** @typedef {{ files: string[], ignores?: string[], patterns: Pattern[] }} Zone */

/** A part of the house, as relative imports name it. @param {string} part @param {string} message @returns {Pattern} */
const into = (part, message) => ({ regex: `^(\\.\\./)+(src/)?${part}(/|$)`, message })

const noServer = into('server', 'The browser reaches the server over HTTP only: call it through src/client/base/api.')
/** Their shapes are large, and the browser needs none of them. */
const noCalls = {
  ...into(
    'calls',
    'The browser knows calls by their types alone: import type, and call them through src/client/base/api.',
  ),
  allowTypeImports: true,
}
const noClient = into(
  'client',
  'Nothing outside src/client imports it: put what both sides need into src/schema or src/fields.',
)
const noEntities = into(
  'entities',
  'Entities are found by registry, not imported from here: take them from src/schema/registry.',
)
const noPages = into(
  'pages',
  'Pages are found by registry, not imported from here: take them from src/schema/registry.',
)
const noCommands = into(
  'commands',
  'Commands are found by registry, not imported from here: take them from src/schema/registry.',
)
const noBackEnd = into('server', 'Declarations are plain data: what needs the server stands under src/server/handlers.')
const noBackEndOfCalls = into(
  'server',
  'Browser and server both read what a call is: its guard and its code are in src/server/calls, by serve().',
)
const noFrontEnd = into(
  'client',
  'Declarations are plain data: what needs a body of its own stands under src/client/pages.',
)
/**
 * The floors of the server, the lowest first; folders of one line do not import each other either. What a folder knows of those
 * above it are types alone.
 */
const serverFloors = [
  ['base'],
  ['settings'],
  ['db'],
  ['storage', 'mail', 'push', 'translation', 'media', 'cdn', 'sheets', 'subtitles', 'oidc'],
  ['audit'],
  ['access'],
  ['events'],
  ['pipeline'],
  ['operations'],
  ['run'],
  ['jobs'],
  ['clock'],
  ['domain'],
  ['calls', 'handlers'],
]
/** What starts, fills, watches and keeps a server is above all of its floors. */
const aboveServer = ['demo', 'boot', 'health', 'backup', 'cli']

/** What a folder of the server may not import. @param {string} folder @returns {Pattern[]} */
const above = (folder) => {
  const at = serverFloors.findIndex((floor) => floor.includes(folder))
  if (at < 0) return []
  // src/calls, which every floor reads, holds no folders: what has one more is src/server/calls.
  const others = [...serverFloors.slice(at).flat(), ...aboveServer]
    .filter((other) => other !== folder)
    .map((other) => (other === 'calls' ? 'calls/[^/]+' : other))
  return [
    {
      regex: `^(\\.\\./)+(${others.join('|')})/`,
      allowTypeImports: true,
      message: `src/server/${folder} stands below it: move what both need down, or hand it in from above.`,
    },
  ]
}

const noSchemaImports = {
  regex: '^(?!\\./)',
  message: 'src/schema is the vocabulary that all else is written in: it imports nothing but itself.',
}

/** @type {Record<string, Pattern>} */
const doors = {
  api: { regex: '^redaxios(/|$)', message: 'HTTP goes through src/client/base/api: call it or add the call there.' },
  palette: {
    regex: '^(cmdk|kbar)(/|$)',
    message: 'cmdk and kbar stay behind src/client/engine/palette: use what it exports.',
  },
  ui: {
    regex: '^(radix-ui$|@radix-ui/)',
    message: 'radix stays behind src/client/base/ui: use or add a component there.',
  },
  metrics: {
    regex: '^prom-client$',
    message: 'Figures for monitors are kept behind src/server/health: add the figure there.',
  },
  sql: {
    regex: '^(kysely|pg|pg-boss|pg-copy-streams)(/|$)',
    allowTypeImports: true,
    message:
      'SQL stands in the folders of src/server that keep records (db, operations, handlers, jobs …): call or add a function there.',
  },
}

/** @param {string[]} open the doors that are open here @param {Pattern[]} [others] */
const patterns = (open, ...others) => [
  ...Object.entries(doors).flatMap(([name, door]) => (open.includes(name) ? [] : [door])),
  ...others,
]

const overHttp = 'HTTP goes through src/client/base/api: call it or add the call there.'
const noHttpGlobals = [
  'error',
  ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({ name, message: overHttp })),
]

/** The folder behind which each of these dependencies stays. @type {Record<string, string>} */
const clientDoors = { api: 'base/api', palette: 'engine/palette', ui: 'base/ui' }

/** The floors of the browser's code, the lowest first, each with those that it may not reach up into. @type {Record<string, string[]>} */
const clientFloors = {
  base: ['engine', 'records', 'shell', 'pages'],
  engine: ['records', 'shell', 'pages'],
  records: ['shell', 'pages'],
  shell: ['pages'],
  pages: [],
}

/** @param {string} floor @param {string} higher */
const noHigher = (floor, higher) =>
  into(
    higher,
    `src/client/${floor} does not know src/client/${higher}: move what both need down to src/client/${floor}, or hand it in.`,
  )

/** @type {Zone[]} */
const clientZones = Object.entries(clientFloors).flatMap(([floor, higher]) => {
  const others = [noServer, noCalls, ...higher.map((each) => noHigher(floor, each))]
  const doorsHere = Object.entries(clientDoors).filter(([, folder]) => folder.startsWith(`${floor}/`))
  return [
    ...doorsHere.map(([door, folder]) => ({
      files: [`src/client/${folder}/**`],
      patterns: patterns([door], ...others),
    })),
    {
      files: [`src/client/${floor}/**`],
      ignores: doorsHere.map(([, folder]) => `src/client/${folder}/**`),
      patterns: patterns([], ...others),
    },
  ]
})

const sqlFolders = [
  'access',
  'audit',
  'backup',
  'boot',
  'calls',
  'clock',
  'db',
  'demo',
  'domain',
  'events',
  'handlers',
  'health',
  'jobs',
  'operations',
  'pipeline',
  'push',
  'run',
]
const serverFolders = [...new Set([...serverFloors.flat(), ...aboveServer])]
/** @param {string} folder */
const openIn = (folder) => [
  ...(sqlFolders.includes(folder) ? ['sql'] : []),
  ...(folder === 'health' ? ['metrics'] : []),
]

/** @type {Zone[]} */
const zones = [
  { files: ['src/schema/**'], patterns: [noSchemaImports] },
  { files: ['src/fields/**/*.ts'], patterns: patterns([], noBackEnd, noFrontEnd, noEntities, noPages, noCommands) },
  { files: ['src/fields/**/*.tsx'], patterns: patterns([], noServer, noEntities, noPages, noCommands) },
  { files: ['src/calls/**'], patterns: patterns([], noBackEndOfCalls, noFrontEnd, noPages, noCommands) },
  { files: ['src/entities/**'], patterns: patterns([], noBackEnd, noFrontEnd, noPages, noCommands) },
  {
    files: ['src/{dictionaries,shared}/**'],
    patterns: patterns([], noBackEnd, noFrontEnd, { ...noEntities, allowTypeImports: true }, noPages, noCommands),
  },
  { files: ['src/pages/**'], patterns: patterns([], noBackEnd, noFrontEnd) },
  { files: ['commands/**'], patterns: patterns([], noBackEnd, noFrontEnd) },
  ...clientZones,
  { files: ['src/client/*'], patterns: patterns([], noServer, noCalls) },
  ...serverFolders.map((folder) => ({
    files: [`src/server/${folder}/**`],
    patterns: patterns(openIn(folder), noClient, ...above(folder)),
  })),
  {
    files: ['src/server/**'],
    ignores: serverFolders.map((folder) => `src/server/${folder}/**`),
    patterns: patterns([], noClient),
  },
]

/** The rules above, as ESLint takes them. */
export const layers = [
  ...zones.map(({ patterns, ...where }) => ({
    ...where,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  })),
  {
    files: ['src/client/**', 'src/fields/**'],
    ignores: ['src/client/base/api/**'],
    rules: { 'no-restricted-globals': noHttpGlobals },
  },
]
