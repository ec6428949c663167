import type { Entity } from '../../../../schema/entity'
import { useCaption } from '../../../base/i18n/use-caption'
import { FieldList } from '../../parts/detail-fields'
import { isBlank } from '../../parts/same-value'
import type { ApiRow } from '../../parts/target'
import styles from './queue-page.module.css'

interface CaseSubjectProps {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly record: ApiRow
}

/** What a case is about, in its own words, before all that it is judged by. What is empty tells nothing. */
export function CaseSubject({ entity, names, record }: CaseSubjectProps) {
  const caption = useCaption()
  const filled = names.filter((name) => !isBlank(record[name]))
  if (filled.length === 0) return null
  return (
    <section className={styles.subject} aria-label={caption('queue.subject')}>
      <FieldList entity={entity} names={filled} record={record} />
    </section>
  )
}
