import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import { commandIndexPlugin } from '../../src/run/support/command-index/command-index-plugin'
import { siteMapPlugin } from '../../src/run/support/site-map/site-map-plugin'
import { loadDeclaredTitles } from './declared-titles'
import type { Harness } from './grid-harness'

const root = fileURLToPath(new URL('../bench/palette-harness', import.meta.url))
const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Builds a page with the palette over all commands of the console as it would be shipped, and serves it on a free port. */
export async function servePalettePage(): Promise<Harness> {
  const outDir = `${repository}/.cache/palette-harness`
  const shared = { configFile: false as const, root, logLevel: 'error' as const }
  const noSite = siteMapPlugin(async () => ({ map: { sections: [], pages: [] }, titles: { en: {}, zh: {} } }))
  const plugins = [react(), commandIndexPlugin(loadDeclaredTitles), noSite]
  await build({ ...shared, plugins, build: { outDir, emptyOutDir: true, minify: true } })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The page has no port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
