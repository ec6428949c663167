import * as z from 'zod'
import type { FilterRule } from '../filter-rule'
import { formatInstant } from '../format'
import type { FormatContext } from '../format-context'
import { missingOr } from '../missing-or'
import { readStamp } from '../typed-time/read-time'
import type { InstantField } from './field'

/**
 * Any ISO moment that says its offset, or a time stamp: 10 digits are seconds, 13 milliseconds, as a number or as text. Kept in UTC
 * with milliseconds, so that one moment is always one text.
 */
export const shape = (_field: InstantField) =>
  z.preprocess(
    fromStamp,
    z.iso
      .datetime({
        offset: true,
        error: missingOr('error.notInstant'),
      })
      .overwrite(inUtc)
      .refine(isKept, 'error.notInstant'),
  )

export const filterRule: FilterRule = { operators: ['from', 'to', 'empty'], reads: 'instant' }

export const format = (value: string, _field: InstantField, { zone }: FormatContext) => formatInstant(value, zone)

function fromStamp(value: unknown): unknown {
  const moment = typeof value === 'number' || typeof value === 'string' ? readStamp(String(value)) : undefined
  return moment === undefined ? value : new Date(moment).toISOString()
}

/** What is no moment is left as it is: the check before has refused it. */
function inUtc(value: string): string {
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? value : new Date(moment).toISOString()
}

/** Of the years 1 to 9999, in UTC: others are written in a way that PostgreSQL does not read. */
function isKept(value: string): boolean {
  return /^\d{4}-/.test(value) && !value.startsWith('0000')
}

/** In UTC, to the minute: a name is the same in every zone. */
export const inName = (value: string) => value.slice(0, 16).replace('T', ' ')
