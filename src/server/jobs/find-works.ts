import { exportedByHandlers } from '../operations/handler-modules'
import type { Work } from './work'

/** Every declared piece of background work, by name. @throws where two share a name */
export function findWorks(): ReadonlyMap<string, Work> {
  const works = new Map<string, Work>()
  for (const { file, found } of exportedByHandlers(isWork)) {
    if (works.has(found.work)) throw new Error(`${file}: there is a work "${found.work}" already. Rename one.`)
    works.set(found.work, found)
  }
  return works
}

function isWork(found: unknown): found is Work {
  return typeof found === 'object' && found !== null && 'work' in found && 'run' in found
}
