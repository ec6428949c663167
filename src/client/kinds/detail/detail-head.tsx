import { useSnapshot } from 'valtio'
import type { Entity } from '../../../schema/entity'
import type { CommandInfo } from '../../../schema/registry'
import type { ApiRow, Target } from '../../commands/target'
import { useCaption } from '../../i18n/use-caption'
import { PageHead } from '../../shell/page-head'
import { shell } from '../../shell/shell-store'
import { CommandButtons } from '../list/command-buttons'
import { labelOf } from '../list/row-label'
import { StateCell } from '../list/state-cell'
import { useFormat } from '../use-format'
import styles from './detail-page.module.css'
import { RecordHead } from './record-head'

interface DetailHeadProps {
  readonly entity: Entity
  readonly record: ApiRow
  readonly commands: readonly CommandInfo[]
  readonly target: () => Target
}

/** The top of a record's page: its name, its state, what can be done with it, and what matters most of it. */
export function DetailHead({ entity, record, commands, target }: DetailHeadProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const { isMobile } = useSnapshot(shell)
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
        commands={
          <CommandButtons
            commands={commands}
            target={target}
            most={isMobile ? 1 : 4}
            moreTitle={caption('list.moreCommands')}
          />
        }
      />
      <RecordHead entity={entity} record={record} />
    </>
  )
}
