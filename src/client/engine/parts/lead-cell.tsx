import type { ReactNode } from 'react'
import { formatValue } from '../../../fields/field-types'
import type { FormatContext } from '../../../fields/format-context'
import { useRested } from '../../../fields/use-rested'
import type { Reference } from '../../../schema/field'
import type { Lead } from '../../../schema/lead'
import { Image } from '../../base/ui/image'
import styles from './lead-cell.module.css'
import { fieldAtPath, type DeclaredList } from './list-definition'
import type { ApiRow } from './target'

interface LeadCellProps {
  readonly list: DeclaredList
  readonly lead: Lead
  readonly row: ApiRow
  readonly context: FormatContext
  /** The name, as its field draws it. */
  readonly children: ReactNode
}

/** What is read first in a row: picture and name, and under the name what tells it from others that are called alike. */
export function LeadCell({ list, lead, row, context, children }: LeadCellProps) {
  const also = alsoOf(list, lead, row, context)
  return (
    <span className={styles.lead}>
      {(lead.picture !== undefined || lead.of.face) && <LeadPicture lead={lead} row={row} context={context} />}
      <span className={styles.words}>
        <span className={styles.name}>{children}</span>
        {also !== '' && <span className={styles.also}>{also}</span>}
      </span>
    </span>
  )
}

function LeadPicture({ lead, row, context }: Pick<LeadCellProps, 'lead' | 'row' | 'context'>) {
  const key = lead.picture === undefined ? undefined : row[lead.picture]
  const address = typeof key === 'string' ? context.fileAddress?.(key) : undefined
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
function alsoOf(list: DeclaredList, lead: Lead, row: ApiRow, context: FormatContext): string {
  const found = lead.also === undefined ? undefined : fieldAtPath(list.entity, lead.also)
  if (!found || lead.also === undefined) return ''
  const text = formatValue(row[lead.also], found.field, { ...context, captionId: found.captionId })
  const name = fieldAtPath(list.entity, lead.name)
  return name && text === formatValue(row[lead.name], name.field, context) ? '' : text
}
