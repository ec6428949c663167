import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loadViews } from '../../../../fields/field-views'
import { withCurrencies } from '../../../../fields/money/currency-beside'
import { labelFields } from '../../../../schema/entity'
import type { Tab } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import { readRows } from '../../../base/api/records'
import { ApiError, notOffered } from '../../../base/api/api-error'
import { rowCommands } from '../../commands/page-commands'
import type { ApiRow, Target } from '../../parts/target'
import { onRecordsChanged } from '../../parts/record-events'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { plainMatching } from '../../plain/plain-source'
import { Checkbox } from '../../../base/ui/checkbox'
import { EmptyState } from '../../../base/ui/state'
import { useFormat } from '../../../base/format/use-format'
import { CommandButtons } from '../../commands/command-buttons'
import { finderOf, readsOf } from '../../parts/list-definition'
import { pathTitle } from '../../parts/path-title'
import { readBeside, rowCells, tableColumns } from '../../parts/row-cells'
import { labelOf } from '../../parts/row-label'
import styles from './related-table.module.css'

/** How many rows belong to one record at most: an episode's files, its subtitles. */
const mostRows = 200

/** The few rows of a further list that belong to the record at hand, beneath the page's own list, with their commands. */
export function RelatedTable({ info, tab, id }: { readonly info: PageInfo; readonly tab: Tab; readonly id: number }) {
  const caption = useCaption()
  const format = useFormat()
  const { entity } = tab
  const columns = tableColumns(tab)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const paths = withCurrencies(entity, [...tab.columns, ...readBeside(tab), ...labelFields(entity), ...readsOf(entity)])
  const { data, error, refetch } = useQuery({
    queryKey: ['related', entity.name, tab.by, id],
    queryFn: async () => {
      await loadViews()
      const query = { filters: { [tab.by]: { is: [id] } }, page: info.id, sort: 'id' }
      return readRows(entity, { ...query, columns: paths, size: mostRows }).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.code === notOffered)) throw error
        return plainMatching(entity, { ...query, zone: format.zone }, finderOf(entity))
      })
    },
  })
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  const cellOf = rowCells(tab, format)
  const commands = rowCommands(info).filter(({ command }) => command.entity === entity)
  const rows = data ?? []
  const known = rows.filter((row) => chosen.includes(row.id))
  const target: Target = { kind: 'rows', entity, ids: known.map((row) => row.id), known }
  const choose = (row: ApiRow, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, row.id] : before.filter((each) => each !== row.id)))

  if (error) return <FailureState error={error} onRetry={() => void refetch()} />
  if (data && rows.length === 0) return <EmptyState text={caption('list.emptyText')} />
  return (
    <div className={styles.place}>
      {known.length > 0 && (
        <div className={styles.commands}>
          <CommandButtons commands={commands} target={() => target} />
        </div>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th />
            {columns.map((path) => (
              <th key={path} scope="col">
                {pathTitle(tab, path, caption)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Checkbox
                  checked={chosen.includes(row.id)}
                  onChange={(isChosen) => choose(row, isChosen)}
                  aria-label={labelOf(entity, row, format.language)}
                />
              </td>
              {columns.map((path) => (
                <td key={path}>{cellOf(path, row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
