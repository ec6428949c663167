import type { Entity } from '../../../../schema/entity'
import { hasPanel, type Panel } from '../../../../schema/panel'
import type { ApiRow } from '../../parts/target'
import { CasePanel } from './case-panel'
import styles from './case-panels.module.css'

interface CasePanelsProps {
  readonly panels: readonly Panel[]
  /** The id of the queue, or of the record's page. */
  readonly page: string
  readonly entity: Entity
  /** The case. */
  readonly record: ApiRow
}

/** What a case is judged by, under it: each panel folds by itself, and what the account may not see is not there. */
export function CasePanels({ panels, page, entity, record }: CasePanelsProps) {
  return (
    <div className={styles.panels}>
      {panels
        .filter((panel) => hasPanel(panel, record))
        .map((panel) => (
          <CasePanel key={panel.key} panel={panel} page={page} of={entity} record={record} />
        ))}
    </div>
  )
}
