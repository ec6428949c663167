import { defineConfig } from '@playwright/test'
import { findChromium } from '../../src/run/support/find-programs.mjs'

const port = process.env['E2E_PORT'] ?? '18080'
const executablePath = findChromium()

/** Keeps the browser from calling home, which costs time and fails where there is no way out. */
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // The journeys share one server's data; tests of one file after the other are cheaper than servers.
  workers: 1,
  projects: [
    { name: 'console', testIgnore: 'every-route.spec.ts' },
    // Last, when all of the demo's records are there.
    { name: 'routes', testMatch: 'every-route.spec.ts' },
  ],
  timeout: 60_000,
  // Two cores run a browser, a server, its database and what builds the harnesses.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
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
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: '.cache/e2e', ADMIN_PASSWORD: 'browser-tests-only' },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
