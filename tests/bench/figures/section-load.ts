import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../support/figure'

/** Commands of a full console; where there are fewer, the index is counted as large as this many would make it. */
const fullConsole = 4_000

/** The files of the build, as it lists them: by the module that each begins with, or its own name. */
type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }>
>

/** The titles of all commands with their pinyin, and what else the palette knows of them; gzipped. */
export const paletteIndex: Figure = {
  name: 'palette-index',
  goals: [{ name: 'palette-index', unit: 'kB', goal: 120 }],
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
  goals: [{ name: 'section-load', unit: 'kB', goal: 45 }],
  runs: 1,
  prepare: () => {
    const manifest = builtFiles()
    return Promise.resolve(() => {
      const named = (wanted: string) => Object.keys(manifest).filter((key) => manifest[key]?.name === wanted)
      const before = reach(manifest, named('workbench'))
      const words = Object.keys(manifest).filter((key) => key.startsWith('virtual:words/en/'))
      const sizes = words
        .map((key) => key.slice('virtual:words/en/'.length))
        .flatMap((section) =>
          ['en', 'zh'].map((language) =>
            [...reach(manifest, [...named(`section-${section}`), `virtual:words/${language}/${section}`])]
              .filter((each) => !before.has(each))
              .reduce((sum, each) => sum + sizeOf(manifest[each]!.file), 0),
          ),
        )
      return Promise.resolve([Math.max(...sizes)])
    })
  },
}

function builtFiles(): Manifest {
  return JSON.parse(readFileSync(pathOf('.vite/manifest.json'), 'utf8')) as Manifest
}

/** The modules whose files come with those of some. */
function reach(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const reached = new Set(modules)
  // A set goes on to what is added to it meanwhile.
  for (const module of reached) for (const imported of manifest[module]?.imports ?? []) reached.add(imported)
  return reached
}

/** In kB. */
function sizeOf(file: string): number {
  return gzipSync(readFileSync(pathOf(file))).length / 1000
}

function pathOf(file: string): string {
  return resolve('dist/client', file)
}
