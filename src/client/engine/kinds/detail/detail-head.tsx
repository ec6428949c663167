import type { Entity } from '../../../../schema/entity'
import type { CommandInfo } from '../../../../schema/registry'
import type { ApiRow, Target } from '../../parts/target'
import { useCaption } from '../../../base/i18n/use-caption'
import { PageHead } from '../../page/page-head'
import { CommandButtons } from '../../commands/command-buttons'
import { labelOf } from '../../parts/row-label'
import { StateCell } from '../../parts/state-cell'
import { useFormat } from '../../../base/format/use-format'
import styles from './detail-page.module.css'
import { RecordHead } from '../../parts/record-head'

interface DetailHeadProps {
  readonly entity: Entity
  readonly record: ApiRow
  readonly commands: readonly CommandInfo[]
}

/** The top of a record's page: its name, its state, what can be done with it, and what matters most of it. */
export function DetailHead({ entity, record, commands }: DetailHeadProps) {
  const caption = useCaption()
  const { language } = useFormat()
  // The record that is drawn: what the page keeps for keys and the palette is set a moment later.
  const target: Target = { kind: 'rows', entity, ids: [record.id], known: [record] }
  return (
    <>
      <PageHead
        title={labelOf(entity, record, language)}
        view={
          <span className={styles.view}>
            <span>{caption(entity.name)}</span>
            <StateCell entity={entity} state={record.state} />
          </span>
        }
        commands={<CommandButtons commands={commands} target={() => target} />}
      />
      <RecordHead entity={entity} record={record} />
    </>
  )
}
