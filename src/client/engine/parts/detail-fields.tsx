import { createElement, useState } from 'react'
import { FieldValue } from '../../../fields/field-view'
import { traitsOf } from '../../../fields/field-traits'
import { useCaption } from '../../base/i18n/use-caption'
import { Button } from '../../base/ui/button'
import { isBlank } from './same-value'
import { fieldAtPath } from './list-definition'
import { ownCell } from './own-cell'
import { useFormat } from '../../base/format/use-format'
import type { Entity } from '../../../schema/entity'
import { standardGroup, type DetailGroup } from './detail-groups'
import type { ApiRow } from './target'
import styles from './detail-fields.module.css'

interface DetailFieldsProps {
  readonly entity: Entity
  readonly groups: readonly DetailGroup[]
  readonly record: ApiRow
  /** Beside something else: one column, headings over their fields. */
  readonly isNarrow?: boolean
  /** With what every record has: folded, since few look for it. */
  readonly hasStandard?: boolean
}

/** A record's fields by what they are about. What is empty is out of the way until asked for. */
export function DetailFields({ entity, groups, record, isNarrow, hasStandard = true }: DetailFieldsProps) {
  const caption = useCaption()
  const [hasEmpty, setEmpty] = useState(false)
  const saysNothing = (name: string) =>
    isBlank(record[name]) && fieldAtPath(entity, name)?.field.emptyMeans === undefined
  const shown = groups.map((group) => ({
    ...group,
    names: group.names.filter((name) => hasEmpty || !saysNothing(name)),
  }))
  const empty = groups.flatMap(({ names }) => names).filter(saysNothing).length
  return (
    <div className={styles.groups} data-narrow={isNarrow || undefined}>
      {shown
        .filter(({ names }) => names.length > 0)
        .map(({ about, names }) => (
          <section key={about} className={styles.group}>
            <h2 className={styles.title}>{caption(`detail.${about}`)}</h2>
            <FieldList entity={entity} names={names} record={record} />
          </section>
        ))}
      {empty > 0 && (
        <Button variant="quiet" className={styles.more!} onClick={() => setEmpty(!hasEmpty)}>
          {caption(hasEmpty ? 'detail.hideEmpty' : 'detail.showEmpty', { count: empty })}
        </Button>
      )}
      {hasStandard && (
        <details className={styles.standard}>
          <summary>{caption(`detail.${standardGroup.about}`)}</summary>
          <FieldList entity={entity} names={standardGroup.names} record={record} />
        </details>
      )}
    </div>
  )
}

interface FieldListProps {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly record: ApiRow
}

/** Fields of a record with their titles, one after the other. */
export function FieldList({ names, ...rest }: FieldListProps) {
  return (
    <dl className={styles.fields}>
      {names.map((name) => (
        <DetailField key={name} name={name} {...rest} />
      ))}
    </dl>
  )
}

function DetailField({ entity, name, record }: Omit<FieldListProps, 'names'> & { readonly name: string }) {
  const caption = useCaption()
  const format = useFormat()
  const found = fieldAtPath(entity, name)
  if (!found) return null
  const value = record[name]
  const { isLong, media } = traitsOf(found.field)
  const Own = ownCell(entity.name, name)
  return (
    <div className={styles.field} data-wide={isLong || media !== undefined || undefined}>
      <dt>{caption(found.titleId)}</dt>
      <dd>
        {isBlank(value) && !found.field.emptyMeans ? (
          <span className={styles.blank}>—</span>
        ) : Own ? (
          createElement(Own, { row: record })
        ) : (
          <FieldValue
            value={value}
            field={found.field}
            context={{ ...format, captionId: found.captionId, row: record }}
          />
        )}
      </dd>
    </div>
  )
}
