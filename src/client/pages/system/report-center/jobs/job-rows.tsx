import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '../../../../base/api/declared-calls'
import { call } from '../../../../base/api/api'
import { onRecordsChanged } from '../../../../engine/parts/record-events'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { StatusDot, type Tone } from '../../../../base/ui/badge'
import { Button } from '../../../../base/ui/button'
import { Segments } from '../../../../base/ui/segments'
import styles from './job-rows.module.css'

type JobRow = AnswerOf<'POST /report/backend/batchJob/rows'>['rows'][number]

const choices = ['all', 'failed', 'skipped', 'done', 'pending'] as const
type Choice = (typeof choices)[number]

const tones: Readonly<Record<JobRow['status'], Tone>> = {
  pending: 'neutral',
  done: 'good',
  skipped: 'warn',
  failed: 'bad',
}

interface JobRowsProps {
  readonly job: number
  /** The address of the list in which one of its records is seen; none where that list is no longer there. */
  readonly recordUrl: ((id: number) => string) | undefined
}

/** What became of each record of a job, followed while it runs. */
export function JobRows({ job, recordUrl }: JobRowsProps) {
  const caption = useCaption()
  const [choice, setChoice] = useState<Choice>('all')
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['jobRows', job, choice],
    queryFn: ({ pageParam: after, signal }) =>
      call('POST /report/backend/batchJob/rows', {
        reads: true,
        input: { id: job, after, size: pageSize, ...(choice !== 'all' && { status: choice }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ rows }) => (rows.length < pageSize ? undefined : rows.at(-1)?.id),
  })
  useEffect(() => onRecordsChanged('batchJob', (ids) => ids.includes(job) && void refetch()), [job, refetch])
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <div className={styles.rows} aria-busy={isFetching}>
      <Segments
        label={caption('jobRows.show')}
        isLabelHidden
        options={choices.map((value) => ({ value, text: caption(`jobRows.${value}`) }))}
        value={choice}
        onChange={setChoice}
      />
      {error && <FailureState error={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && <p className={styles.none}>{caption('jobRows.none')}</p>}
      {rows && rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{caption('jobRows.record')}</th>
              <th scope="col">{caption('jobRows.result')}</th>
              <th scope="col">{caption('jobRows.message')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, status, message }) => (
              <tr key={id}>
                <th scope="row">
                  {recordUrl ? (
                    <a href={recordUrl(id)} target="_blank" rel="noopener">
                      #{id}
                    </a>
                  ) : (
                    `#${id}`
                  )}
                </th>
                <td>
                  <StatusDot tone={tones[status]}>{caption(`jobRows.${status}`)}</StatusDot>
                </td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{caption('jobRows.more')}</Button>}
    </div>
  )
}

const pageSize = 100
