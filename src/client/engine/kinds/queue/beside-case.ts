import type { Compare } from '../../../../schema/compare'
import { comparedFields } from '../../parts/compare/compared-fields'
import type { ComparedField } from '../../parts/compare/compare-fields'
import { isBlank } from '../../parts/same-value'
import type { ApiRow } from '../../parts/target'

/**
 * What a case is laid beside, and the case, field by field. Where the case says nothing, or the field is to stay as it is, there is
 * nothing to take.
 */
export function besideCase(
  { entity, fields, keeps }: Compare,
  record: ApiRow,
  beside: ApiRow,
  titleOf: (captionId: string) => string,
): ComparedField[] {
  const kept = keeps === undefined ? [] : record[keeps]
  const named = Object.entries(fields).flatMap(([name, own]) => (own === undefined ? [] : [[name, own] as const]))
  return comparedFields(entity, Object.fromEntries(named), { older: beside, newer: record }, titleOf).map((field) =>
    isBlank(field.newer) || (Array.isArray(kept) && kept.includes(field.name))
      ? { ...field, settled: 'older' as const }
      : field,
  )
}
