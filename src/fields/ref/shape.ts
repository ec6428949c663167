import type { Reference } from '../../schema/field'
import { idRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { idShape } from '../id-shape'
import { referenceText } from '../reference-text'
import type { RefField } from './field'

export const shape = (_field: RefField) => idShape()

export const filterRule = idRule

export const format = (value: number | Reference, _field: RefField, context: FormatContext) =>
  referenceText(value, context)
