import { useState } from 'react'
import { FieldValue } from '../../../../fields/field-view'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { isBlank } from '../../parts/same-value'
import { fieldAtPath } from '../../parts/list-definition'
import { useFormat } from '../../../base/format/use-format'
import type { Entity } from '../../../../schema/entity'
import type { DetailGroup } from '../../parts/detail-groups'
import styles from './detail-page.module.css'

interface DetailFieldsProps {
  readonly entity: Entity
  readonly groups: readonly DetailGroup[]
  readonly record: Readonly<Record<string, unknown>>
}

/** A record's fields in groups. What is empty is out of the way until asked for. */
export function DetailFields({ entity, groups, record }: DetailFieldsProps) {
  const caption = useCaption()
  const [hasEmpty, setEmpty] = useState(false)
  const shown = groups.map((group) => ({
    ...group,
    names: group.names.filter((name) => hasEmpty || !isBlank(record[name])),
  }))
  const empty = groups.flatMap(({ names }) => names).filter((name) => isBlank(record[name])).length
  return (
    <div className={styles.groups}>
      {shown
        .filter(({ names }) => names.length > 0)
        .map(({ captionId, names, isWide }) => (
          <section key={captionId} className={styles.group}>
            <h2 className={styles.groupTitle}>{caption(captionId)}</h2>
            <dl className={styles.fields} data-wide={isWide}>
              {names.map((name) => (
                <DetailField key={name} entity={entity} name={name} record={record} />
              ))}
            </dl>
          </section>
        ))}
      {empty > 0 && (
        <Button variant="quiet" className={styles.more!} onClick={() => setEmpty(!hasEmpty)}>
          {caption(hasEmpty ? 'detail.hideEmpty' : 'detail.showEmpty', { count: empty })}
        </Button>
      )}
    </div>
  )
}

function DetailField({
  entity,
  name,
  record,
}: Pick<DetailFieldsProps, 'entity' | 'record'> & { readonly name: string }) {
  const caption = useCaption()
  const format = useFormat()
  const found = fieldAtPath(entity, name)
  if (!found) return null
  const value = record[name]
  return (
    <div className={styles.field}>
      <dt>{caption(found.captionId)}</dt>
      <dd>
        {isBlank(value) ? (
          <span className={styles.blank}>—</span>
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
