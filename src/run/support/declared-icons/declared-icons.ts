import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export interface DeclaredIcon {
  /** A lucide name, e.g. `shield-check`. */
  readonly name: string
  /** The declaration that names it. */
  readonly file: string
}

/** The files that may name an icon. */
export function declarationFiles(): string[] {
  const filesOf = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  return ['src/pages', 'commands']
    .flatMap(filesOf)
    .filter((file) => file.endsWith('.ts'))
    .sort()
}

/** Every icon that a section, a page or a command names by `icon: '…'`; read from the text, because nothing else is wanted of it. */
export function declaredIcons(): DeclaredIcon[] {
  return declarationFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bicon: '([a-z0-9-]+)'/g)].map(([, name = '']) => ({ name, file })),
  )
}

/** Whether lucide draws an icon of that name. */
export function isDrawn(name: string): boolean {
  const library = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))
  return existsSync(join(library, 'dist/esm/icons', `${name}.mjs`))
}
