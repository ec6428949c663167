import type { Panel } from '../../../../schema/panel'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { pathTitle } from '../../parts/path-title'
import { rowCells, tableColumns } from '../../parts/row-cells'
import type { ApiRow } from '../../parts/target'
import styles from './case-panels.module.css'

/** The records of a panel, a line each. */
export function PanelRows({
  panel,
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
  const columns = panel.columns.filter((path) => rows.some((row) => path in row))
  const list = { entity: panel.entity, columns }
  const cellOf = rowCells(list, format)
  return (
    // Whoever has no mouse comes to the columns beyond its edge by the arrows.
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {tableColumns(list).map((path) => (
              <th key={path} scope="col">
                {pathTitle(list, path, caption)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {tableColumns(list).map((path) => (
                <td key={path}>{cellOf(path, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
