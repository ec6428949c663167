import * as z from 'zod'
import type { FilterRule } from '../filter-rule'
import { missingOr } from '../missing-or'
import type { DateField } from './field'

export const shape = ({ min, max }: DateField) =>
  z.iso
    .date({ error: missingOr('error.notDate') })
    .refine(isKept, 'error.notDate')
    .refine((value) => min === undefined || value >= min, { error: 'error.tooEarly', params: { min: min ?? '' } })
    .refine((value) => max === undefined || value <= max, { error: 'error.tooLate', params: { max: max ?? '' } })

export const filterRule: FilterRule = { operators: ['is', 'not', 'from', 'to', 'empty'], reads: 'day' }

export const operand = () => z.iso.date('error.notDate').refine(isKept, 'error.notDate')

export const format = (value: string) => value

/** PostgreSQL's calendar knows no year 0. */
function isKept(value: string): boolean {
  return !value.startsWith('0000')
}
