import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inProject } from './project.mjs'

/** A hash of files and of every file below folders. @param {string[]} paths relative to the project's folder */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0')
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!existsSync(inProject(path))) return []
  const below = path.includes('.') ? [] : readdirSync(inProject(path), { withFileTypes: true, recursive: true })
  return path.includes('.') ? [path] : below.filter((entry) => entry.isFile()).map((entry) => relative(entry))
}

/** @param {import('node:fs').Dirent} entry */
function relative(entry) {
  return `${entry.parentPath}/${entry.name}`.slice(inProject('').length)
}
