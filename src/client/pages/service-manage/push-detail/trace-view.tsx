import type { ReactNode } from 'react'
import { formatInstant } from '../../../../fields/format'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import styles from '../pushes/push.module.css'

/** What a push did to one user. */
export interface Trace {
  readonly isInAudience: boolean
  readonly status: string | null
  readonly reason: string | null
  readonly provider: string | null
  readonly device: string | null
  readonly variant: string | null
  readonly answer: string | null
  readonly times: Readonly<Record<string, string | null>>
}

/** One user's message from the queue to the last click, for a dialog. */
export function traceOf(trace: Trace): ReactNode {
  return <TraceView {...trace} />
}

const skips = ['disabled', 'noToken', 'optedOut', 'cap', 'quietHours']

function TraceView({ isInAudience, status, reason, provider, device, variant, answer, times }: Trace) {
  const caption = useCaption()
  const { zone } = useFormat()
  const rows: [string, string | null][] = [
    ['pushFigures.trace.audience', caption(isInAudience ? 'field.yes' : 'field.no')],
    ['pushFigures.result', status && caption(`pushFigures.status.${status}`)],
    [
      'pushFigures.trace.reason',
      reason && (skips.includes(reason) ? caption(`pushFigures.skipped.${reason}`) : reason),
    ],
    ['pushStat.provider', provider && provider !== 'none' ? caption(`pushStat.provider.${provider}`) : null],
    ['pushFigures.device', device],
    ['pushStat.variant', variant],
    ['pushFigures.answer', answer],
    ...Object.entries(times).map(([name, at]): [string, string | null] => [
      `pushFigures.time.${name}`,
      at && formatInstant(at, zone),
    ]),
  ]
  return (
    <table className={styles.table}>
      <tbody>
        {rows
          .filter(([, text]) => text !== null)
          .map(([id, text]) => (
            <tr key={id}>
              <th scope="row">{caption(id)}</th>
              <td>{text}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
