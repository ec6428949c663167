import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const asked = /^.*\/locales\/((?:en|zh)\/[^/]+)\.json$/
const ours = /^\0captions\/(.+)$/

/**
 * Has the built server read its captions from files. As part of its code, two megabytes of them would be compiled with it and held in
 * memory twice for as long as it runs; and since half of them are Chinese, all of its code in two bytes a letter.
 * @param root of the project
 */
export function captionFilesPlugin(root: string): Plugin {
  const files = new Set<string>()
  return {
    name: 'caption-files',
    enforce: 'pre',
    buildStart: () => files.clear(),
    // By another name, lest it is taken for JSON once more.
    resolveId: { filter: { id: asked }, handler: (id) => id.replace(asked, '\0captions/$1') },
    load: {
      filter: { id: ours },
      handler(id) {
        const file = `${ours.exec(id)?.[1]}.json`
        files.add(file)
        // All code but what starts it is in a folder beside this one.
        return `import { readFileSync } from 'node:fs'
          export default JSON.parse(readFileSync(new URL('../captions/${file}', import.meta.url), 'utf8'))`
      },
    },
    writeBundle({ dir = '' }) {
      for (const file of files) {
        const to = join(dir, 'captions', file)
        const captions: unknown = JSON.parse(readFileSync(join(root, 'locales', file), 'utf8'))
        mkdirSync(dirname(to), { recursive: true })
        writeFileSync(to, JSON.stringify(captions))
      }
    },
  }
}
