import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * The texts with a dot in them that files, and all that they import by a relative path, write out: `'user.level'`, or the
 * beginning of one that is put together, `` `timeline.kind.${kind}` ``. Some of them are ids of captions.
 */
export function namedTexts(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files.map((file) => resolve(file)))
  const named = new Set<string>()
  // A set goes on to what is added to it meanwhile.
  for (const file of reached) {
    const { texts, imports } = read(file)
    for (const text of texts) named.add(text)
    for (const path of imports) reached.add(path)
  }
  return named
}

/** The captions among those that texts begin: `user.level` means itself, `user.level.1` and `user.level_one`. */
export function captionsNamed(texts: Iterable<string>, captions: readonly string[]): Set<string> {
  const sorted = [...captions].sort()
  const found = new Set<string>()
  for (const text of texts)
    for (let at = firstFrom(sorted, text); at < sorted.length; at++) {
      const id = sorted[at]!
      if (!id.startsWith(text)) break
      if (text.endsWith('.') || /^(?:$|[._])/.test(id.slice(text.length))) found.add(id)
    }
  return found
}

interface Source {
  readonly texts: readonly string[]
  readonly imports: readonly string[]
}

const literal = /['"`]([A-Za-z][\w-]*(?:\.[\w-]+)*\.?)(?=['"`]|\$\{)/g
const imported = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g

const sources = new Map<string, Source>()

function read(file: string): Source {
  const known = sources.get(file) ?? sourceIn(file)
  sources.set(file, known)
  return known
}

function sourceIn(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const texts = [...text.matchAll(literal)].flatMap(([, found = '']) => (found.includes('.') ? [found] : []))
  const imports = [...text.matchAll(imported)].flatMap(([, path = '']) => moduleAt(join(dirname(file), path)) ?? [])
  return { texts, imports }
}

function moduleAt(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  )
}

/** The first position whose text does not stand before the given one. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (sorted[middle]! < text) from = middle + 1
    else to = middle
  }
  return from
}
