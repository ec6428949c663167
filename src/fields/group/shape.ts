import { presenceRule } from '../filter-rule'
import { formatMembers } from '../format-members'
import type { FormatContext } from '../format-context'
import { filledMembers, membersShape } from '../members'
import type { Fields } from '../../schema/field'
import type { GroupField } from './field'

export const shape = ({ fields }: GroupField) => membersShape(fields)

export const filterRule = presenceRule

/** Where one member is meant, what it holds says all. */
export const format = (value: Readonly<Record<string, unknown>>, { fields, by }: GroupField, context: FormatContext) =>
  formatMembers(value, by === undefined ? fields : heldBy(fields, value), context)

function heldBy(fields: Fields, value: unknown): Fields {
  const held = filledMembers(fields, value).map(([name]) => name)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => held.includes(name)))
}
