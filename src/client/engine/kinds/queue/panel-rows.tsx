import { FieldCell } from '../../../../fields/field-view'
import type { Panel } from '../../../../schema/panel'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { fieldAtPath } from '../../parts/list-definition'
import { pathTitle } from '../../parts/path-title'
import type { ApiRow } from '../../parts/target'
import styles from './case-panels.module.css'

/** The records of a panel, a line each. */
export function PanelRows({
  panel: { entity, columns: declared },
  title,
  rows,
}: {
  readonly panel: Panel
  readonly title: string
  readonly rows: readonly ApiRow[]
}) {
  const caption = useCaption()
  const format = useFormat()
  // What the account is not shown is in no row.
  const columns = declared.filter((path) => rows.some((row) => path in row))
  return (
    // Whoever has no mouse comes to the columns beyond its edge by the arrows.
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((path) => (
              <th key={path} scope="col">
                {pathTitle({ entity, columns }, path, caption)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((path) => {
                const found = fieldAtPath(entity, path)
                const context = { ...format, row, ...(found && { captionId: found.captionId }) }
                return (
                  <td key={path}>{found && <FieldCell value={row[path]} field={found.field} context={context} />}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
