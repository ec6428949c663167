import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { builtFiles, builtPath, named, reach } from '../support/built-files'
import type { Figure } from '../support/figure'

/** Commands of a full console; where there are fewer, the index is counted as large as this many would make it. */
const fullConsole = 4_000

/** The titles of all commands with their pinyin, and what else the palette knows of them; gzipped. */
export const paletteIndex: Figure = {
  name: 'palette-index',
  goals: [{ name: 'palette-index', unit: 'kB', goal: 120, last: 59 }],
  runs: 1,
  prepare: async (bench) => {
    const { file } = builtFiles()['virtual:command-index']!
    const server = await bench.server()
    return async () => {
      const page = await bench.page()
      await page.goto(`${server.address}/login`)
      // It shares code with files that need a document.
      const commands = await page.evaluate(async (url) => {
        const { commandIndex } = (await import(url)) as { commandIndex: () => readonly unknown[] }
        return commandIndex().length
      }, `/${file}`)
      return [sizeOf(file) * Math.max(1, fullConsole / commands)]
    }
  },
}

/** What is fetched when the largest section is entered before any other, in the language that needs more; gzipped. */
export const sectionLoad: Figure = {
  name: 'section-load',
  goals: [{ name: 'section-load', unit: 'kB', goal: 45, last: 52.5 }],
  runs: 1,
  prepare: () => {
    const manifest = builtFiles()
    return Promise.resolve(() => {
      const before = reach(manifest, named(manifest, 'workbench'))
      const words = Object.keys(manifest).filter((key) => key.startsWith('virtual:words/en/'))
      const sizes = words
        .map((key) => key.slice('virtual:words/en/'.length))
        .flatMap((section) =>
          ['en', 'zh'].map((language) =>
            [...reach(manifest, [...named(manifest, `section-${section}`), `virtual:words/${language}/${section}`])]
              .filter((each) => !before.has(each))
              .reduce((sum, each) => sum + sizeOf(manifest[each]!.file), 0),
          ),
        )
      return Promise.resolve([Math.max(...sizes)])
    })
  },
}

/** In kB. */
function sizeOf(file: string): number {
  return gzipSync(readFileSync(builtPath(file))).length / 1000
}
