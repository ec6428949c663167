import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { packIndex } from '../../../client/engine/palette/packed-index.ts'
import { buildIndex, type CommandTitle } from './build-index.ts'

const MODULE = 'virtual:command-index'
const RESOLVED = `\0${MODULE}`
const unpacking = fileURLToPath(new URL('../../../client/engine/palette/packed-index.ts', import.meta.url))

/**
 * Serves `virtual:command-index`, whose `commandIndex()` gives the palette's entries. Pinyin is worked out here, while
 * building, so that its dictionary (141 kB compressed) stays out of the browser.
 * @param titles the titles of all commands; asked again for each build and when a file that `watched` accepts changes.
 */
export function commandIndexPlugin(
  titles: () => Promise<readonly CommandTitle[]>,
  watched: (file: string) => boolean = (file) => /[\\/](commands|locales|pages)[\\/]/.test(file),
): Plugin {
  return {
    name: 'command-index',
    resolveId: { filter: { id: /^virtual:command-index$/ }, handler: (id) => (id === MODULE ? RESOLVED : undefined) },
    load: {
      filter: { id: /virtual:command-index$/ },
      handler: async (id) => {
        if (id !== RESOLVED) return undefined
        const packed = JSON.stringify(packIndex(buildIndex(await titles())))
        return [
          `import { unpackIndex } from ${JSON.stringify(unpacking)}`,
          // A string that is parsed is read several times faster than the same literal.
          `const packed = ${JSON.stringify(packed)}`,
          `let entries`,
          `export function commandIndex() { return (entries ??= unpackIndex(JSON.parse(packed))) }`,
        ].join('\n')
      },
    },
    hotUpdate({ file, modules }) {
      const index = this.environment.moduleGraph.getModuleById(RESOLVED)
      return index && watched(file) ? [...modules, index] : undefined
    },
  }
}
