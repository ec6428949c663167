import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The files of the build, as it lists them: by the module that each begins with, or its own name. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }>
>

/** What the last build has made for the browser. */
export function builtFiles(): Manifest {
  return JSON.parse(readFileSync(builtPath('.vite/manifest.json'), 'utf8')) as Manifest
}

/** Where a file of the build stands. @param file as the manifest names it */
export function builtPath(file: string): string {
  return resolve('dist/client', file)
}

/** The keys of what the bundler was told to call so: a file of several modules. */
export function named(manifest: Manifest, name: string): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.name === name)
}

/** The modules whose files come with those of some. */
export function reach(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const reached = new Set(modules)
  // A set goes on to what is added to it meanwhile.
  for (const module of reached) for (const imported of manifest[module]?.imports ?? []) reached.add(imported)
  return reached
}
