import { formatValue } from '../../../fields/field-types'
import type { FormatContext } from '../../../fields/format-context'
import { useRested } from '../../../fields/use-rested'
import type { Reference } from '../../../schema/field'
import type { Lead } from '../../../schema/lead'
import { Image } from '../../base/ui/image'
import styles from './lead-cell.module.css'
import { fieldAtPath, type DeclaredList } from './list-definition'
import { ownCell } from './own-cell'
import { labelOf } from './row-label'
import type { ApiRow } from './target'
import { valueCell } from './value-cell'

type Format = Omit<FormatContext, 'captionId' | 'row'>

interface LeadCellProps {
  readonly list: DeclaredList
  readonly lead: Lead
  readonly row: ApiRow
  readonly format: Format
}

/** What is read first in a row: picture and name, and under the name what tells it from others that are called alike. */
export function LeadCell({ list, lead, row, format }: LeadCellProps) {
  // A report without a text and a post of pictures are known by their numbers.
  const isNamed = (row[lead.name] ?? '') !== '' || ownCell(list.entity.name, lead.name) !== undefined
  const also = alsoOf(list, lead, row, format)
  return (
    <span className={styles.lead}>
      {(lead.picture !== undefined || lead.of.face) && <LeadPicture lead={lead} row={row} format={format} />}
      <span className={styles.words}>
        <span className={styles.name}>
          {isNamed ? valueCell(list, lead.name, row, format) : labelOf(list.entity, row, format.language)}
        </span>
        {also !== '' && <span className={styles.also}>{also}</span>}
      </span>
    </span>
  )
}

function LeadPicture({ lead, row, format }: Omit<LeadCellProps, 'list'>) {
  const key = lead.picture === undefined ? undefined : row[lead.picture]
  const address = typeof key === 'string' ? format.fileAddress?.(key) : undefined
  const rested = useRested(address)
  const name = row[lead.name]
  return (
    <Image
      src={rested}
      isPending={address !== rested}
      alt=""
      name={typeof name === 'string' ? name : ''}
      id={idOf(lead, row)}
      shape={lead.shape}
      width="row"
    />
  )
}

/** Whose initials they are, where nothing else gives them a colour: the record that the name is of. */
function idOf({ through }: Lead, row: ApiRow): number {
  const reference = through === undefined ? undefined : row[through]
  const id = typeof reference === 'object' && reference !== null ? (reference as Partial<Reference>).id : reference
  return typeof id === 'number' ? id : row.id
}

/** The second line; empty where it says what the name says. */
export function alsoOf(list: DeclaredList, lead: Lead, row: ApiRow, format: Format): string {
  const found = lead.also === undefined ? undefined : fieldAtPath(list.entity, lead.also)
  if (!found || lead.also === undefined) return ''
  const textAt = (path: string, { field, captionId }: typeof found) =>
    formatValue(row[path], field, { ...format, captionId, row })
  const text = textAt(lead.also, found)
  const name = fieldAtPath(list.entity, lead.name)
  return name && text === textAt(lead.name, name) ? '' : text
}
