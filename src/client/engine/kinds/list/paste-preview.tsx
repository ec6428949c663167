import type { Entity } from '../../../../schema/entity'
import type { ApiRow } from '../../parts/target'
import type { GridColumn } from '../../grid/grid-types'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import type { PastePlan } from './paste-plan'
import styles from './paste-dialog.module.css'
import { labelOf } from '../../parts/row-label'

interface PastePreviewProps {
  readonly plan: PastePlan
  readonly entity: Entity
  readonly columns: readonly GridColumn<ApiRow>[]
}

/** How many changes are listed; the others are counted. */
const maxListed = 100

/** How many cells would change, which are refused and why, and each change as it is and as it would be. */
export function PastePreview({ plan, entity, columns }: PastePreviewProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const { rows, cells, same, refused } = plan
  const changes = rows.flatMap(({ row, changes: own }) => own.map((change) => ({ row, ...change })))
  const refusedCells = refused.reduce((sum, { count }) => sum + count, 0)
  const columnOf = (path: string) => columns.find(({ id }) => id === path)
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.summary}>
        {cells > 0 ? caption('grid.paste.summary', { count: cells, rows: rows.length }) : caption('grid.paste.nothing')}{' '}
        {same > 0 && caption('grid.paste.same', { count: same })}
      </p>
      {refusedCells > 0 && (
        <div className={styles.refused}>
          <p>{caption('grid.paste.refused', { count: refusedCells })}</p>
          <ul>
            {refused.map(({ reason, count }) => (
              <li key={reason}>{caption('grid.paste.reason', { count, reason })}</li>
            ))}
          </ul>
        </div>
      )}
      {changes.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {['record', 'field', 'before', 'after'].map((name) => (
                <th key={name} scope="col">
                  {caption(`grid.paste.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, maxListed).map(({ row, path, after }) => (
              <tr key={`${row.id} ${path}`}>
                <th scope="row">{labelOf(entity, row, language)}</th>
                <td>{columnOf(path)?.title}</td>
                <td>{columnOf(path)?.textOf(row)}</td>
                <td>{columnOf(path)?.textOf({ ...row, [path]: after })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length > maxListed && <p>{caption('grid.paste.more', { count: changes.length - maxListed })}</p>}
    </div>
  )
}
