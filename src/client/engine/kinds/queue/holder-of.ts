import { referenceText } from '../../../../fields/reference-text'
import type { Reference } from '../../../../schema/field'
import { formatContext } from '../../../base/format/use-format'
import type { ApiRow } from '../../parts/target'

/**
 * Who has a case in hand, by name; undefined where nobody has, where the queue does not say by which field, and where the account
 * may not see who.
 * @param holder the reference that says so
 */
export function holderOf(row: ApiRow, holder: string | undefined): string | undefined {
  const value = holder === undefined ? undefined : row[holder]
  return isReference(value) ? referenceText(value, formatContext()) : undefined
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'label' in value
}
