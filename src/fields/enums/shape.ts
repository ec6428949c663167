import * as z from 'zod'
import { codeRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { listShape } from '../list-shape'
import { joinTexts } from '../reference-text'
import type { EnumsField } from './field'

export const shape = (field: EnumsField) => listShape(operand(field), { min: field.required ? 1 : undefined })

export const filterRule = codeRule

export const operand = ({ of }: EnumsField) => z.enum(of as readonly [string, ...string[]], 'error.notChoice')

export const format = (value: readonly string[], _field: EnumsField, context: FormatContext) =>
  joinTexts(
    value.map((code) => (context.captionId ? context.caption(`${context.captionId}.${code}`) : code)),
    context,
  )
