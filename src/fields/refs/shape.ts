import type { Reference } from '../../schema/field'
import { idRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { idShape } from '../id-shape'
import { listShape } from '../list-shape'
import { joinTexts, referenceText } from '../reference-text'
import type { RefsField } from './field'

export const shape = ({ max, required }: RefsField) => listShape(idShape(), { min: required ? 1 : undefined, max })

export const filterRule = idRule

export const operand = () => idShape()

export const format = (value: readonly (number | Reference)[], _field: RefsField, context: FormatContext) =>
  joinTexts(
    value.map((reference) => referenceText(reference, context)),
    context,
  )
