import { defineConfig } from '@playwright/test'
import { findChromium } from '../../src/run/support/find-programs.mjs'

const port = Number(process.env['E2E_PORT'] ?? '18080')
/** Journeys change records and count them; the passes over all routes look at others, which nobody changes. */
const servers = [
  { name: 'console', port },
  { name: 'routes', port: port + 1 },
] as const
const executablePath = findChromium()

/** Keeps the browser from calling home, which costs time and fails where there is no way out. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']

/** In their order: once the passes are through, journeys that take long and need no other have their server, so that both workers end together. */
const onRoutes = ['every-route.spec.ts', 'journeys-access.spec.ts', 'journeys-review.spec.ts'] as const

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // The journeys share one server's data, so they follow each other. The passes over all routes run at the same time, on a
  // server of their own, and the tests of parts on pages of their own.
  workers: 2,
  projects: [
    { name: 'console', testIgnore: ['harness/**', ...onRoutes], workers: 1 },
    {
      ...{ name: 'routes', testMatch: [...onRoutes], workers: 1 },
      use: { baseURL: addressOf(servers[1].port) },
    },
    { name: 'harness', testMatch: 'harness/**', workers: 1 },
  ],
  timeout: 120_000,
  // Two cores run two browsers, a server, its database and what builds the harnesses.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // On two shared cores an answer may come later than any patience. What passes the second time alone is listed as flaky.
  retries: 1,
  use: {
    baseURL: addressOf(port),
    viewport: { width: 1440, height: 900 },
    // What moves is painted frame by frame, by two cores that have tests to run.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    // To record one doubles the work of a test: `npm test -- e2e FILE --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', ...quiet],
    },
  },
  webServer: servers.map(({ name, port }) => ({
    command: 'node tests/support/serve-copy.mjs',
    cwd: '../..',
    url: `${addressOf(port)}/healthz`,
    // Its data stay for a look after a failure.
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: `.cache/e2e/${name}`, TRUST_PROXY: '1' },
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
})

/** @param port on this machine */
function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`
}
