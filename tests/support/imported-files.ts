import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The built files that some import before they run, directly or by others, without those themselves unless one is imported again.
 * @param files paths of files of the built server
 */
export function importedFiles(files: readonly string[]): ReadonlySet<string> {
  const imported = new Set(files.flatMap(importsOf))
  // A set goes on to what is added to it meanwhile.
  for (const file of imported) for (const next of importsOf(file)) imported.add(next)
  return imported
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^(?:im|ex)port .* from "(\.[^"]+)";$/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  )
}
