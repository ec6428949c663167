import { isMasked } from '../../../fields/masked'
import { useLabels } from '../../../fields/controls/use-labels'
import { formatStored } from '../../../fields/field-types'
import type { Field } from '../../../schema/field'
import { useFormat } from '../../base/format/use-format'
import { refersTo } from '../../../fields/field-traits'

interface ValueTextProps {
  readonly field: Field
  readonly captionId: string
  readonly value: unknown
  /** The record that holds it: money looks for its currency there. */
  readonly row?: Readonly<Record<string, unknown>>
}

/** A stored value as people read it; references, which are stored as numbers, by what the records are called. */
export function ValueText({ field, captionId, value, row }: ValueTextProps) {
  const format = useFormat()
  const to = refersTo(field) ?? ''
  const ids = (Array.isArray(value) ? value : [value]).filter((each): each is number => typeof each === 'number')
  const { labelled } = useLabels(to, to ? ids : [])
  const shown = !to || isMasked(value) ? value : Array.isArray(value) ? labelled : labelled[0]
  return formatStored(shown, field, { ...format, captionId, ...(row && { row }) }) || '—'
}
