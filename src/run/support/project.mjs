import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, wherever its scripts are called from. */
export const project = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** A path inside the project. @param {string} path */
export function inProject(path) {
  return join(project, path)
}
