import * as z from 'zod'
import { textRule } from '../filter-rule'
import { textShape } from '../text-shape'
import { isWebAddress } from './web-address'
import type { UrlField } from './field'

export const shape = ({ max = 2_000, pattern }: UrlField) =>
  textShape({ max, pattern }).refine(isWebAddress, { error: 'error.notUrl' })

export const filterRule = textRule

/** Also a part of an address may be looked for. */
export const operand = () => z.string('error.notText').trim().min(1, 'error.required').max(2_000, 'error.tooLong')

export const format = (value: string) => value
