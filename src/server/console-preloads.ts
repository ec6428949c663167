import { z } from 'zod'
import type { Registry } from '../schema/registry'
import type { Language } from './base/captions'

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    /** What the bundler was told to call a file of several modules. */
    name: z.string().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)

/** What the build has made of each module, by the module's name, and of several that are one file, by the file's. */
type Manifest = z.output<typeof manifestShape>

/** What everybody who is signed in needs, whatever page they open. */
const always = ['shell', 'workbench']

/**
 * Tells which files the console at an address will ask for, as links that let the browser fetch all of them at once, rather than
 * each when the one before has said so. What the page names by itself is left out.
 * @param text of the build's manifest
 * @returns the links for a path in a language, empty for a path that is no page
 */
export function consolePreloads(text: string, pages: Registry['pages']): (path: string, language: Language) => string {
  const manifest = byFileToo(manifestShape.parse(JSON.parse(text)))
  const named = reached(manifest, ['index.html'])
  const sections = sectionsByStart(pages)
  const known = new Map<string, string>()
  return (path, language) => {
    const section = sections.get(startOf(path))
    if (section === undefined) return ''
    const key = `${language} ${section}`
    const links = known.get(key) ?? linksOf(reached(manifest, modulesOf(section, language)), named)
    known.set(key, links)
    return links
  }
}

/** A file of several modules has no module's name: it is found by its own. */
function byFileToo(manifest: Manifest): Manifest {
  const named = Object.entries(manifest).flatMap(([key, chunk]): [string, Manifest[string]][] =>
    chunk.name !== undefined && key.startsWith(`_${chunk.name}-`) ? [[chunk.name, chunk]] : [],
  )
  return { ...Object.fromEntries(named), ...manifest }
}

function modulesOf(section: string, language: Language): string[] {
  const words = [`virtual:words/${language}`, `virtual:words/${language}/${section}`]
  return [...always, `section-${section}`, ...words, `virtual:site-titles/${language}`]
}

/** The section whose pages begin so; a beginning that two sections share is none. */
function sectionsByStart(pages: Registry['pages']): ReadonlyMap<string, string> {
  const sections = new Map<string, Set<string>>()
  for (const { path, section } of pages.values()) {
    const start = startOf(path)
    sections.set(start, (sections.get(start) ?? new Set()).add(section.id))
  }
  return new Map(
    [...sections].flatMap(([start, ids]): [string, string][] => (ids.size === 1 ? [[start, [...ids].join()]] : [])),
  )
}

/** `/user-manage/user-list` begins with `user-manage`. */
function startOf(path: string): string {
  return path.split('/')[1] ?? ''
}

/** The files of modules, and of all that they import for good, in the order in which they are needed. */
function reached(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const seen = new Set(modules)
  const files = new Set<string>()
  // A set goes on to what is added to it meanwhile.
  for (const name of seen) {
    const chunk = manifest[name]
    if (!chunk) continue
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) seen.add(imported)
  }
  return files
}

function linksOf(files: ReadonlySet<string>, named: ReadonlySet<string>): string {
  return [...files]
    .filter((file) => !named.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('')
}
