import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { AnswerOf } from '../../../base/api/declared-calls'
import { call } from '../../../base/api/api'
import { onRecordsChanged } from '../../../engine/parts/record-events'
import { useCaption } from '../../../base/i18n/use-caption'
import { StatusDot, type Tone } from '../../../base/ui/badge'
import styles from './push.module.css'

/** Whom a test goes to, device by device. */
export type TestAnswer = AnswerOf<'POST /message/backend/push/testSend'>

const tones: Readonly<Record<string, Tone>> = { queued: 'neutral', sent: 'info', failed: 'bad', unreachable: 'warn' }

/** The result of a test of a push as a table, for a dialog; it goes on with what providers and phones tell. */
export function testResultsOf(push: number, answer: TestAnswer): ReactNode {
  return <TestResults {...answer} push={push} />
}

function TestResults({ push, testedAt, results }: TestAnswer & { readonly push: number }) {
  const caption = useCaption()
  const { data, refetch } = useQuery({
    queryKey: ['push', 'test', push, testedAt],
    queryFn: () =>
      call('GET /message/backend/push/testReceipts', {
        input: { id: push, testedAt },
      }),
  })
  useEffect(() => onRecordsChanged('push', (ids) => ids.includes(push) && void refetch()), [push, refetch])
  const told = new Map<number | null, { status: string; answer: string | null }>(
    data?.map((each) => [each.deviceKey, each]),
  )
  return (
    <table className={styles.table} aria-live="polite">
      <thead>
        <tr>
          <th scope="col">{caption('ask.user')}</th>
          <th scope="col">{caption('pushFigures.device')}</th>
          <th scope="col">{caption('pushStat.provider')}</th>
          <th scope="col">{caption('pushFigures.result')}</th>
          <th scope="col">{caption('pushFigures.answer')}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ user, nickname, deviceKey, device, provider, ...asked }, index) => {
          const { status: now, answer } = told.get(deviceKey) ?? asked
          return (
            <tr key={index}>
              <th scope="row">{nickname ?? `#${user}`}</th>
              <td>{device ?? '—'}</td>
              <td>{provider ? caption(`pushStat.provider.${provider}`) : '—'}</td>
              <td>
                <StatusDot tone={tones[now] ?? 'good'}>
                  {caption(now === 'unreachable' ? `pushFigures.test.${now}` : `pushFigures.status.${now}`)}
                </StatusDot>
              </td>
              <td>{now === 'unreachable' ? caption(`pushFigures.skipped.${answer}`) : (answer ?? '—')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
