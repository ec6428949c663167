import { apart } from '../../../schema/spaced'
import { labelFields, type Entity } from '../../../schema/entity'
import { fieldAtPath, type DeclaredList } from './list-definition'
import { withinTitle } from './within-title'

/** As much of a list as its titles are told from. */
type TitledList = Pick<DeclaredList, 'entity'> & { readonly columns: readonly string[] }

type Caption = (id: string, params?: Readonly<Record<string, string>>) => string

/**
 * What a column or a filter is called. What another record is called is told by what it is here: "Author", not the name of a
 * field of users; its other fields by both: "Author country".
 */
export function pathTitle(list: TitledList, path: string, caption: Caption): string {
  const found = fieldAtPath(list.entity, path)
  if (!found) return path
  const field = caption(found.titleId)
  const through = recordOf(list.entity, path)
  if (through === '') return field
  const reference = caption(fieldAtPath(list.entity, through)?.titleId ?? through)
  if (isNameOf(list, path, found.owner) || reference === field) return reference
  if (field.startsWith(reference)) return field
  const before = reference.slice(0, reference.length - sharedLength(reference, field))
  return apart(caption('list.titleThrough', { reference: before, field: withinTitle(field) }))
}

/** How many Chinese signs end the one title and begin the other: 线上版本 and 版本号 are one 线上版本号. */
function sharedLength(before: string, after: string): number {
  for (let length = Math.min(before.length, after.length) - 1; length > 1; length--)
    if (before.endsWith(after.slice(0, length)) && /^\p{Script=Han}+$/u.test(after.slice(0, length))) return length
  return 0
}

/**
 * The reference to the record that a column is of. What another record is alone is no step of its own: an escort's user is the
 * escort. Empty where the column is of the row's own record.
 */
function recordOf(entity: Entity, path: string): string {
  const steps = path.split('.').slice(0, -1)
  const isAlone = (at: number) => fieldAtPath(entity, steps.slice(0, at + 1).join('.'))?.field.unique === true
  const last = steps.findLastIndex((_step, at) => at === 0 || !isAlone(at))
  return steps.slice(0, last + 1).join('.')
}

/** Whether a column is the name of the record that its reference leads to, and the only column that tells which one it is. */
function isNameOf({ columns }: TitledList, path: string, { label }: { readonly label: string | readonly string[] }) {
  const steps = path.split('.')
  const [name, ...more] = labelFields({ label })
  return name === steps.at(-1) && more.length === 0 && !columns.includes(steps.slice(0, -1).join('.'))
}
