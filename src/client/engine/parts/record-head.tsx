import { FieldCell } from '../../../fields/field-view'
import { pictureShape } from '../../../schema/picture-shape'
import { formatValue } from '../../../fields/field-types'
import type { Entity } from '../../../schema/entity'
import type { ApiRow } from './target'
import { hasOwnSummary, OwnSummary } from './own-summary'
import { useCaption } from '../../base/i18n/use-caption'
import { Image } from '../../base/ui/image'
import { isBlank } from './same-value'
import { fieldAtPath } from './list-definition'
import { labelOf } from './row-label'
import { useFormat } from '../../base/format/use-format'
import { Copyable } from '../../base/ui/copyable'
import { identifiers, keyFigures, portraitField } from './detail-groups'
import styles from './record-head.module.css'

interface RecordHeadProps {
  readonly entity: Entity
  readonly record: ApiRow
}

/** Who or what a record is: picture, numbers to quote, and the figures that matter most. */
export function RecordHead({ entity, record }: RecordHeadProps) {
  const caption = useCaption()
  const format = useFormat()
  const portrait = portraitField(entity)
  const picture = portrait ? record[portrait] : undefined
  const textOf = (name: string) => {
    const found = fieldAtPath(entity, name)
    return found && name !== 'id'
      ? formatValue(record[name], found.field, { ...format, row: record })
      : String(record.id)
  }
  return (
    <div className={styles.head}>
      {(typeof picture === 'string' || entity.face === 'portrait') && (
        <Image
          src={typeof picture === 'string' ? format.fileAddress?.(picture) : null}
          alt=""
          name={labelOf(entity, record, format.language)}
          id={record.id}
          shape={entity.face ?? pictureShape(portrait ? entity.fields[portrait] : undefined)}
          width={44}
        />
      )}
      <div className={styles.identifiers}>
        {identifiers(entity)
          .filter((name) => !isBlank(record[name]))
          .map((name) => (
            <Copyable key={name} title={caption(fieldAtPath(entity, name)?.captionId ?? name)} text={textOf(name)} />
          ))}
      </div>
      {hasOwnSummary(entity.name) ? (
        <OwnSummary entity={entity.name} record={record} />
      ) : (
        <Figures entity={entity} record={record} />
      )}
    </div>
  )
}

function Figures({ entity, record }: RecordHeadProps) {
  const caption = useCaption()
  const format = useFormat()
  return (
    <dl className={styles.figures}>
      {keyFigures(entity, record).map((name) => {
        const found = fieldAtPath(entity, name)
        return (
          found && (
            <div key={name} className={styles.figure}>
              <dt>{caption(found.captionId)}</dt>
              <dd>
                <FieldCell
                  value={record[name]}
                  field={found.field}
                  context={{ ...format, captionId: found.captionId, row: record }}
                />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
