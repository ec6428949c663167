import { fileOfRoute, routeOfFile } from './route'

/** `user-black-list` → `userBlackList`; parameters in braces fall away. */
function camel(words: readonly string[]): string {
  const [first = '', ...rest] = words.flatMap((word) => word.split(/[-/]/)).filter(Boolean)
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** The fixed segments of a route: no parameters. */
function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment && !segment.startsWith('{'))
}

/** The id of a page: its section, then its path, e.g. `user-manage.user-list`. */
export function pageId(section: string, path: string): string {
  const own = segments(path)
  return `${section}.${(own[0] === section ? own.slice(1) : own).join('-')}`
}

/** The permission code of a page, e.g. `UserManage:userBlackList`. */
export function permissionCode(sectionCode: string, section: string, path: string): string {
  const own = segments(path)
  return `${sectionCode}:${camel(own[0] === section ? own.slice(1) : own)}`
}

/** The permission code of a tab: part of its page's, e.g. `LiveManage:liveSettlement.adjustments`. */
export function tabPermission(mainPermission: string, path: string): string {
  return `${mainPermission}.${camel(segments(path).slice(-1))}`
}

/**
 * A file under `src/pages` to its route: `user-manage/user-detail/[id].ts` → `/user-manage/user-detail/{id}`. A last parameter
 * that may be left out is in two pairs of brackets: `template/add/[[temId]].ts`.
 */
export function routeOf(file: string, isRoot: boolean): string {
  const parts = file.replace(/\.ts$/, '').split('/')
  return routeOfFile(`/${(isRoot ? parts.slice(1) : parts).join('/')}`)
}

/** A page, as far as the place of its files goes. */
export interface PlacedPage {
  /** `/user-manage/user-detail/{id}` */
  readonly path: string
  readonly section: { readonly id: string; readonly section: { readonly root?: boolean } }
}

/**
 * The place of a page's files, without an ending: `user-manage/user-detail/[id]`, below `src/pages` and `commands` as a file,
 * below `src/client/pages` as a folder. It is the inverse of `routeOf`.
 */
export function fileOf({ path, section }: PlacedPage): string {
  return fileOfRoute(section.section.root ? `${section.id}${path}` : path.slice(1))
}

/** `lastActiveAt` → `last_active_at`: the column or table of a name. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Splits a `POST /path` into its two parts. */
export function parseCall(call: string): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string } {
  const [method = '', url = ''] = call.split(' ')
  return { method: method as 'GET', url: url.replace(/\?.*$/, '') }
}

/** The nearest of the known names by edit distance, for "Did you mean …?"; undefined when none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    const distance = editDistance(name, candidate)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(substitution, previous[j]! + 1, row[j - 1]! + 1)
    }
    previous = row
  }
  return previous[b.length]!
}
