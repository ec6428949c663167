import { presenceRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { listShape } from '../list-shape'
import { joinTexts } from '../reference-text'
import { REFUSED_TYPES, fileName, storageKeyShape } from '../storage-key'
import type { ImagesField } from './field'

export const shape = ({ accept, min, max = 50, required }: ImagesField) =>
  listShape(storageKeyShape({ accept, refuse: REFUSED_TYPES }), { min: min ?? (required ? 1 : undefined), max })

export const filterRule = presenceRule

export const format = (value: readonly string[], _field: ImagesField, context: FormatContext) =>
  joinTexts(value.map(fileName), context)
