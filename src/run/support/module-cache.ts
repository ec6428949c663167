import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['commands', 'locales', 'src', 'tests']

/**
 * Where tests keep compiled modules: another folder for other names of files, since what a glob finds is compiled into the
 * module that asks for it. Folders of other names go.
 * @param root the project's folder
 * @returns a path relative to it
 */
export function moduleCache(root: string): string {
  const names = sources.flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map(String).sort())
  const hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
  const kept = '.cache/modules'
  if (existsSync(join(root, kept)))
    for (const other of readdirSync(join(root, kept)))
      if (other !== hash) rmSync(join(root, kept, other), { recursive: true, force: true })
  return `${kept}/${hash}`
}
