import * as z from 'zod'
import { presenceRule } from '../filter-rule'
import type { JsonField } from './field'

/** Any JSON but null. U+0000 is refused, since PostgreSQL's jsonb cannot hold it. */
export const shape = ({ max = 200_000 }: JsonField) =>
  z.unknown().superRefine((value, context) => {
    const text = written(value)
    const problem = (message: string, params = {}) =>
      context.addIssue({ code: 'custom', input: value, message, params })
    if (value === undefined) problem('error.required')
    else if (text === undefined || value === null || text.includes('\\u0000')) problem('error.notJson')
    else if (text.length > max) problem('error.tooLong', { max })
  })

export const filterRule = presenceRule

/** A list of plain texts reads as one; everything else is written down. */
export const format = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value.join(', ') : JSON.stringify(value)

/** The value written down, or undefined where JSON would lose a part of it: functions, NaN, dates, cycles. */
function written(value: unknown): string | undefined {
  return isJson(value, 0) ? JSON.stringify(value) : undefined
}

const DEEPEST = 100

function isJson(value: unknown, depth: number): boolean {
  if (depth > DEEPEST) return false
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1))
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every((item) => isJson(item, depth + 1))
}
