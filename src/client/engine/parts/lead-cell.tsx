import type { ReactNode } from 'react'
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
  readonly list: Pick<DeclaredList, 'entity'>
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
      {(lead.picture !== undefined || lead.of.face) && (
        <LeadPicture list={list} lead={lead} row={row} format={format} />
      )}
      <NameLines also={also}>
        {isNamed ? valueCell(list, lead.name, row, format) : labelOf(list.entity, row, format.language)}
      </NameLines>
    </span>
  )
}

/** A name, and under it what tells it from others that are called alike. */
function NameLines({ also, children }: { readonly also: string; readonly children: ReactNode }) {
  return (
    <span className={styles.words}>
      <span className={styles.name}>{children}</span>
      {also !== '' && (
        <span className={styles.also} data-second-line>
          {also}
        </span>
      )}
    </span>
  )
}

interface NamedCellProps extends Omit<LeadCellProps, 'lead'> {
  readonly path: string
  /** The path of what viewers read of the record. */
  readonly also: string
}

/** The name of another record that staff call in one language, and under it what viewers read, in the reader's. */
export function NamedCell({ list, path, also, row, format }: NamedCellProps) {
  return (
    <span className={styles.lead}>
      <NameLines also={secondText(list, path, also, row, format)}>{valueCell(list, path, row, format)}</NameLines>
    </span>
  )
}

function LeadPicture({ list, lead, row, format }: LeadCellProps) {
  const key = lead.picture === undefined ? undefined : row[lead.picture]
  const address = typeof key === 'string' ? format.fileAddress?.(key) : undefined
  const rested = useRested(address)
  return (
    <Image
      src={rested}
      isPending={address !== rested}
      alt=""
      name={textAt(list, lead.name, row, format) ?? ''}
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
export function alsoOf(list: Pick<DeclaredList, 'entity'>, lead: Lead, row: ApiRow, format: Format): string {
  return lead.also === undefined ? '' : secondText(list, lead.name, lead.also, row, format)
}

function secondText(
  list: Pick<DeclaredList, 'entity'>,
  path: string,
  also: string,
  row: ApiRow,
  format: Format,
): string {
  const text = textAt(list, also, row, format) ?? ''
  return text === textAt(list, path, row, format) ? '' : text
}

function textAt({ entity }: Pick<DeclaredList, 'entity'>, path: string, row: ApiRow, format: Format) {
  const found = fieldAtPath(entity, path)
  return found && formatValue(row[path], found.field, { ...format, captionId: found.captionId, row })
}
