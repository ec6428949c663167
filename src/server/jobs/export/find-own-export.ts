import { exportedByHandlers } from '../../operations/handler-modules'
import type { OwnExport } from './own-export'

let found: ReadonlyMap<string, OwnExport> | undefined

/** The file of its own that is known by a name; undefined where it is a page's list. @throws where two share a name */
export function ownExportOf(name: string): OwnExport | undefined {
  return (found ??= findOwnExports()).get(name)
}

function findOwnExports(): ReadonlyMap<string, OwnExport> {
  const exports = new Map<string, OwnExport>()
  for (const { file, found: each } of exportedByHandlers(isOwnExport)) {
    if (exports.has(each.ownExport))
      throw new Error(`${file}: there is an export "${each.ownExport}" already. Rename one.`)
    exports.set(each.ownExport, each)
  }
  return exports
}

function isOwnExport(each: unknown): each is OwnExport {
  return typeof each === 'object' && each !== null && 'ownExport' in each && 'open' in each
}
