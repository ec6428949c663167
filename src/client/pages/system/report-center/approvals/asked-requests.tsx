import { useQueries } from '@tanstack/react-query'
import approval from '../../../../../entities/staff-manage/approval'
import { readDetail } from '../../../../base/api/records'
import AskedCommand from '../../../../records/approval/command.cell'
import AskedRecord from '../../../../records/approval/recordTitle.cell'
import { useCaption } from '../../../../base/i18n/use-caption'
import { Spinner } from '../../../../base/ui/spinner'
import { AskedChanges } from './asked-changes'
import styles from './asked-requests.module.css'
import type { ApiRow } from '../../../../engine/parts/target'

/** How many requests are announced one by one; more are counted. */
const maxShown = 10

/** Requests that wait for a second person, in words: the command, its record, its arguments, the reason and who asks. */
export function AskedRequests({ ids }: { readonly ids: readonly number[] }) {
  const caption = useCaption()
  const told = ids.slice(0, maxShown)
  const found = useQueries({
    queries: told.map((id) => ({
      queryKey: ['detail', 'approval', id],
      queryFn: () => readDetail(approval, id),
    })),
  })
  return (
    <div className={styles.list}>
      {found.map(({ data, error }, index) => (
        <section key={told[index]} className={styles.request} data-request={told[index]}>
          {data ? <Request row={data} /> : error ? <p role="alert">{error.message}</p> : <Spinner />}
        </section>
      ))}
      {ids.length > told.length && <p>{caption('approval.more', { count: ids.length - told.length })}</p>}
    </div>
  )
}

function Request({ row }: { readonly row: ApiRow }) {
  const caption = useCaption()
  const asker = row.createdBy as { readonly label?: string } | null
  const reason = typeof row.reason === 'string' ? row.reason : ''
  return (
    <>
      <strong>
        <AskedCommand row={row} />
      </strong>
      <span>
        <AskedRecord row={row} />
      </span>
      <AskedChanges row={row} />
      {reason && (
        <span>
          <span className={styles.term}>{caption('approval.reason')}</span> {reason}
        </span>
      )}
      {asker?.label && (
        <span>
          <span className={styles.term}>{caption('approval.askedBy')}</span> {asker.label}
        </span>
      )}
    </>
  )
}
