import react from '@vitejs/plugin-react'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { captionFilesPlugin } from './src/run/support/caption-files-plugin.ts'
import { clientChunks } from './src/run/support/client-chunks.ts'
import { declaredPlugins } from './src/run/support/declared-plugins.ts'
import { moduleCache } from './src/run/support/module-cache.ts'
import { pageHeadPlugin } from './src/run/support/page-head-plugin.ts'
import { bothDatabases } from './tests/both-databases.ts'

/** What runs under Node by itself; each becomes `dist/server/<name>.js`. */
const serverEntries = {
  main: 'src/server/main.ts',
  embedded: 'src/server/db/embedded/process.ts',
  sheet: 'src/server/sheets/worker.ts',
  seed: 'src/server/cli/seed.ts',
  audit: 'src/server/cli/audit.ts',
  backup: 'src/server/cli/backup.ts',
  restore: 'src/server/cli/restore.ts',
  fill: 'src/server/cli/fill.ts',
  console: 'src/server/cli/console.ts',
  migration: 'src/server/cli/migration.ts',
}

/** Packages of many small files, which become part of the server's own. */
const bundledPackages = ['kysely', 'zod', 'hucre', 'aws4fetch']

const isNoEntry = (file: string) => !Object.values(serverEntries).some((entry) => file.endsWith(entry))
/** The process of the embedded database loads these alone. */
const isOfEmbeddedDatabase = (file: string) => isNoEntry(file) && file.includes('/src/server/db/embedded/')

/** What is done before the server itself is loaded: its settings are read, and checked. */
const isOfSettings = (file: string) =>
  /\/src\/(server\/(settings\/|config|boot\/refuse-taken-port|base\/network)|schema\/(keep|time)|fields\/export-months)/.test(
    file,
  )

/** No test waits that long where its machine is quiet; a fault shows in what a test claims, not in a slow machine. */
const databaseTest = { testTimeout: 300_000, hookTimeout: 600_000 }

/** What fills a database with the demo: a server whose database is filled does without it. */
const isOfFilling = (file: string) =>
  file.includes('/src/server/demo/') &&
  !/\/demo\/(demo-(accounts|files|grants|roles)|(film|sound|stream)-of|inlined)\.ts/.test(file)
/** A film or sound of the demo, or what is drawn of one: each is read when somebody looks at it. */
const isFileOfDemo = (file: string) => file.endsWith('?inline')
const isMigration = (file: string) => file.includes('/src/server/db/migrations')

/** What the server itself loads when it starts. */
const isOfServer = (file: string) =>
  isNoEntry(file) && !isFileOfDemo(file) && !/\/src\/server\/(backup|cli)\//.test(file)

/** Of what the server loads, the thread that reads a spreadsheet needs these alone: it starts without the rest. */
const isOfSheets = (file: string) => /\/src\/server\/(sheets\/sheet-fault|base\/decode-text)\.ts/.test(file)
/** What reads and writes spreadsheets: a server does without it until somebody asks for one. */
const isOfSheetLibrary = (file: string) =>
  /\/sheets\/(parse-sheet|refuse-zip-bomb)\.ts|\/node_modules\/hucre\//.test(file)

/** Unit tests that replace what others use, modules, globals or time, and so share none with them. */
const alone = readdirSync('tests/unit', { recursive: true })
  .map((name) => `tests/unit/${String(name)}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|spyOn|useFakeTimers)\(/.test(readFileSync(file, 'utf8')),
  )

const apiTests = ['tests/api/**/*.test.ts']
const isFull = process.env['FULL'] === '1'
/** What each database's API tests are. */
const testsOn = {
  embedded: isFull ? apiTests : bothDatabases.map((name) => `tests/api/**/${name}.test.ts`),
  postgres: apiTests,
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    declaredPlugins(),
    isSsrBuild ? captionFilesPlugin(import.meta.dirname) : pageHeadPlugin(import.meta.dirname),
  ],
  // Segments of the films of the demo, and what is drawn of them.
  assetsInclude: ['**/*.m4s', '**/*.trace'],
  ...(isSsrBuild && {
    ssr: { noExternal: bundledPackages },
    // The plugins have read them without this, and with them every check.
    define: { 'import.meta.env.DECLARATIONS_CHECKED': 'true' },
  }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: Object.fromEntries(Object.entries(serverEntries).filter(([, file]) => existsSync(file))),
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            comments: false,
            // Hundreds of small files take a second to find and read, each time the server starts.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'embedded-database', test: isOfEmbeddedDatabase, priority: 1 },
                { name: 'settings', test: isOfSettings, priority: 1 },
                { name: 'sheet-library', test: isOfSheetLibrary, priority: 1 },
                { name: 'sheets', test: isOfSheets, priority: 1 },
                { name: 'migrations', test: isMigration, priority: 1 },
                { name: 'filling', test: (file: string) => isOfFilling(file) && !isFileOfDemo(file), priority: 1 },
                { name: 'server', test: isOfServer },
              ],
            },
          },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        sourcemap: false,
        rolldownOptions: {
          // Nobody imports the page: without this, each file that is asked for by itself is a second one that leads to the first.
          preserveEntrySignatures: false,
          output: { codeSplitting: { groups: clientChunks(import.meta.dirname) } },
        },
      },
  test: {
    passWithNoTests: true,
    // Most projects share modules among the files of a worker (`isolate: false`): to load a thousand declarations for each file
    // takes longer than its tests. Every worker of every project loads the same two thousand modules: what one has compiled, the others read.
    experimental: { fsModuleCache: true, fsModuleCachePath: moduleCache(import.meta.dirname) },
    maxWorkers: 2,
    // On two shared cores an answer may come later than any patience. What passes the second time alone is listed as flaky.
    retry: 1,
    exclude: [...configDefaults.exclude, 'data/**', '.cache/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: alone,
          ...databaseTest,
        },
      },
      { extends: true, test: { name: 'unit-alone', include: alone, ...databaseTest } },
      {
        extends: true,
        test: { name: 'contract', isolate: false, include: ['tests/contract/**/*.test.{ts,tsx}'], ...databaseTest },
      },
      ...(['embedded', 'postgres'] as const).map((database) => ({
        extends: true as const,
        test: {
          name: `api-${database}`,
          isolate: false,
          include: testsOn[database],
          env: { DATABASE: database },
          globalSetup: `tests/support/${database}-setup.ts`,
          ...databaseTest,
        },
      })),
    ],
  },
}))
