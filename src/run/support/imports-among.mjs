import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { inProject } from './project.mjs'

const relative = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** Tells which of some files a file of the project imports by relative paths. @param {readonly string[]} files relative to the project's folder @returns {(file: string) => string[]} */
export function importsAmong(files) {
  const known = new Set(files)
  return (file) => {
    if (!/\.(ts|tsx|mjs|js)$/.test(file)) return []
    return [...readFileSync(inProject(file), 'utf8').matchAll(relative)].flatMap(([, path = '']) => {
      const target = join(dirname(file), path)
      return endings.map((ending) => target + ending).find((name) => known.has(name)) ?? []
    })
  }
}
