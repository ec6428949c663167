import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

export interface Harness {
  readonly url: string
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../bench/grid-harness', import.meta.url))
const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A page cut off from other origins has a clock of microseconds; others get a tenth of a millisecond more or less. */
const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }

/** Builds the grid's harness page as it would be shipped, and serves it on a free port. */
export async function serveGridHarness(): Promise<Harness> {
  const outDir = `${repository}/.cache/grid-harness`
  const shared = { configFile: false as const, root, logLevel: 'error' as const }
  await build({ ...shared, plugins: [react()], build: { outDir, emptyOutDir: true, minify: true } })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1', headers } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The harness has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => server.close(),
  }
}
