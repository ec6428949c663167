import react from '@vitejs/plugin-react'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { captionFilesPlugin } from './src/run/support/caption-files-plugin.ts'
import { clientChunks } from './src/run/support/client-chunks.ts'
import { declaredPlugins } from './src/run/support/declared-plugins.ts'
import { moduleCache } from './src/run/support/module-cache.ts'
import { pageHeadPlugin } from './src/run/support/page-head-plugin.ts'
import { serverChunks } from './src/run/support/server-chunks.ts'
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

/** No test waits that long where its machine is quiet; a fault shows in what a test claims, not in a slow machine. */
const databaseTest = { testTimeout: 300_000, hookTimeout: 600_000 }

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
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: serverChunks(Object.values(serverEntries)),
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
