import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin, PluginOption } from 'vite'
import { servePage, type Harness } from '../../support/serve-page'

/** What is measured beside the console, and what that stands on: exactly these, so that a figure means the same next year. */
const packages = {
  '@tanstack/react-virtual': '3.14.26',
  cmdk: '1.1.1',
  kbar: '1.0.0',
  react: '19.3.1',
  'react-admin': '5.15.4',
  'react-dom': '19.3.1',
}

/** They are no packages of the project, which installs and audits its own alone. */
const folder = fileURLToPath(new URL('../../../.cache/bench-peers', import.meta.url))
const manifest = join(folder, 'package.json')
const installed = join(folder, 'installed.json')

/**
 * Builds the page of a peer with the packages above, as the harnesses are built, and serves it.
 * @param name of its folder in `tests/bench/peers`
 */
export async function servePeer(name: string, plugins: readonly PluginOption[] = []): Promise<Harness> {
  await installPeers()
  return servePage(`peers/${name}`, [peerPage(name), peerPackages(), ...plugins])
}

/** Installs the packages from the registry of npm, once for each set of them. */
async function installPeers(): Promise<void> {
  const wanted = JSON.stringify({ private: true, dependencies: packages }, null, 2)
  if (existsSync(installed) && readFileSync(installed, 'utf8') === wanted) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(manifest, wanted)
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  writeFileSync(installed, wanted)
}

/** The page that every peer is drawn in: an empty one, with the peer's module. */
function peerPage(name: string): Plugin {
  return {
    name: 'peer-page',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith(`/peers/${name}/index.html`) ? source : null),
    load: (id) =>
      id.endsWith(`/peers/${name}/index.html`)
        ? `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>${name}</title><link rel="icon" href="data:," /></head>
           <body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>`
        : null,
  }
}

/** Has the modules of a page find packages among the peers, and not among those of the project. */
function peerPackages(): Plugin {
  return {
    name: 'peer-packages',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const isOfPage = importer !== undefined && !importer.includes('/node_modules/')
      if (!isOfPage || !/^[@a-z]/.test(source) || source.includes(':')) return null
      return this.resolve(source, manifest, { ...options, skipSelf: true })
    },
  }
}
