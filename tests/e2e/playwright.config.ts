import { defineConfig } from '@playwright/test'
import { findChromium } from '../../src/run/support/find-programs.mjs'

const port = process.env['E2E_PORT'] ?? '18080'
const executablePath = findChromium()

/** Keeps the browser from calling home, which costs time and fails where there is no way out. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // The journeys share one server's data, so they follow each other; beside them run the tests of parts on pages of their
  // own, and then the passes over all routes, which only look.
  workers: 2,
  projects: [
    { name: 'console', testIgnore: ['harness/**', 'every-route.spec.ts'], workers: 1 },
    { name: 'harness', testMatch: 'harness/**', workers: 1 },
    { name: 'routes', testMatch: 'every-route.spec.ts', workers: 1 },
  ],
  timeout: 120_000,
  // Two cores run two browsers, a server, its database and what builds the harnesses.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  // On two shared cores an answer may come later than any patience. What passes the second time alone is listed as flaky.
  retries: 1,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
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
  webServer: {
    // On data of its own, which stay for a look after a failure.
    command: 'rm -rf .cache/e2e && node src/run/start.mjs',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: '.cache/e2e',
      ADMIN_PASSWORD: 'Browser-tests-only#1',
      TRUST_PROXY: '1',
    },
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
