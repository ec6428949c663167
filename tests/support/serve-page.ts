import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build, preview, type PluginOption } from 'vite'

/** A page that is served. */
export interface Harness {
  readonly url: string
  close(): Promise<void>
}

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A page cut off from other origins has a clock of microseconds; others get a tenth of a millisecond more or less. */
const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }

/**
 * Builds a page as it would be shipped, and serves it on a free port.
 * @param folder below `tests/bench`, where its `index.html` stands; what is built stands in a folder of this name
 */
export async function servePage(folder: string, plugins: readonly PluginOption[] = []): Promise<Harness> {
  const root = `${repository}tests/bench/${folder}`
  const outDir = `${repository}.cache/${folder}`
  const shared = { configFile: false as const, root, logLevel: 'error' as const }
  await build({ ...shared, plugins: [react(), ...plugins], build: { outDir, emptyOutDir: true, minify: true } })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1', headers } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
