import { presenceRule } from '../filter-rule'
import { formatMembers } from '../format-members'
import type { FormatContext } from '../format-context'
import { membersShape } from '../members'
import type { GroupField } from './field'

export const shape = ({ fields }: GroupField) => membersShape(fields)

export const filterRule = presenceRule

export const format = (value: Readonly<Record<string, unknown>>, { fields }: GroupField, context: FormatContext) =>
  formatMembers(value, fields, context)
