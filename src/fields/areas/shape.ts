import * as z from 'zod'
import type { Reference } from '../../schema/field'
import { idRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { listShape } from '../list-shape'
import { joinTexts, referenceText } from '../reference-text'
import { ALL_AREAS, type AreasField } from './field'

export const shape = ({ required }: AreasField) =>
  listShape(operand(), { min: required ? 1 : undefined }).refine((ids) => ids.length < 2 || !ids.includes(ALL_AREAS), {
    error: 'error.allAreasAlone',
  })

export const filterRule = idRule

export const operand = () =>
  z.int('error.notArea').refine((id) => id > 0 || id === ALL_AREAS, { error: 'error.notArea' })

export const format = (value: readonly (number | Reference)[], _field: AreasField, context: FormatContext) =>
  joinTexts(
    value.map((area) =>
      (typeof area === 'number' ? area : area.id) === ALL_AREAS
        ? context.caption('field.allAreas')
        : referenceText(area, context),
    ),
    context,
  )
