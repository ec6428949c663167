import * as z from 'zod'
import { presenceRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { formatMembers } from '../format-members'
import { membersShape } from '../members'
import { missingOr } from '../missing-or'
import { joinTexts } from '../reference-text'
import type { RowsField } from './field'

type Rows = readonly Readonly<Record<string, unknown>>[]

export const shape = (field: RowsField) =>
  z
    .array(membersShape(field.fields), { error: missingOr('error.notList') })
    .min(field.min ?? (field.required ? 1 : 0), 'error.tooFew')
    .max(field.max ?? 100, 'error.tooMany')
    .superRefine((rows, context) => {
      for (const { path, id, params } of faultsBetween(rows, field))
        context.addIssue({ code: 'custom', input: rows, message: id, path: [...path], params })
    })

export const filterRule = presenceRule

/** Rows of one member read as a list: `1, 7, 30`; others stand apart by a semicolon. */
export const format = (value: Rows, { fields }: RowsField, context: FormatContext) => {
  const texts = value.map((row) => formatMembers(row, fields, context))
  return Object.keys(fields).length === 1
    ? joinTexts(texts, context)
    : texts.join(context.language === 'zh' ? '；' : '; ')
}

interface Fault {
  readonly path: readonly (string | number)[]
  readonly id: string
  readonly params?: Readonly<Record<string, number>>
}

/** What is wrong between rows that are right by themselves. */
function faultsBetween(rows: Rows, { distinct, rising, totals = {} }: RowsField): Fault[] {
  const faults: Fault[] = []
  rows.forEach((row, index) => {
    const before = rows[index - 1]
    if (distinct !== undefined && row[distinct] != null && rows.findIndex(isAlike(row, distinct)) < index)
      faults.push({ path: [index, distinct], id: 'error.duplicate' })
    if (rising !== undefined && before && !((row[rising] as number) > (before[rising] as number)))
      faults.push({ path: [index, rising], id: 'error.notRising' })
  })
  for (const [name, total] of Object.entries(totals)) {
    const sum = rows.reduce((all, row) => all + Number(row[name] ?? 0), 0)
    // Fractions of a hundredth do not add up exactly in binary.
    if (total !== undefined && rows.length > 0 && Math.abs(sum - total) > 1e-6)
      faults.push({ path: [], id: 'error.wrongTotal', params: { total, sum: Math.round(sum * 1e6) / 1e6 } })
  }
  return faults
}

function isAlike(row: Rows[number], name: string) {
  const own = JSON.stringify(row[name])
  return (other: Rows[number]) => JSON.stringify(other[name]) === own
}
