import * as z from 'zod'
import { textRule } from '../filter-rule'
import { textShape } from '../text-shape'
import type { EmailField } from './field'

const address = z.email()

export const shape = ({ max = 254 }: EmailField) =>
  textShape({ max }).refine((value) => address.safeParse(value).success, { error: 'error.notEmail' })

export const filterRule = textRule

export const format = (value: string) => value

/** Its first letter, and those around its host. */
export const mask = (text: string) => text.replace(/^(.).*(@.).*(\..*)$/, '$1•••$2•••$3')
