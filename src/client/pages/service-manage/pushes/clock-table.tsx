import { pickCaption } from '../../../../fields/format'
import { offsetLabel, wallClock } from '../../../../fields/zone'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import type { Estimate } from './estimator'
import styles from './push.module.css'

/** What the clocks of the chosen areas show at the moment of sending; those where people sleep are marked. */
export function ClockTable({ sendAt, clocks }: { readonly sendAt: string; readonly clocks: Estimate['clocks'] }) {
  const caption = useCaption()
  const { language } = useFormat()
  const moment = Date.parse(sendAt)
  if (Number.isNaN(moment) || clocks.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>{caption('pushForm.clocks')}</caption>
      <tbody>
        {clocks.flatMap(({ id, label, zones }) =>
          zones.map(({ zone, isQuiet }, index) => {
            const { date, time } = wallClock(moment, zone)
            return (
              <tr key={`${id} ${zone}`}>
                <th scope="row">{index === 0 ? pickCaption(label, language) : ''}</th>
                <td>{offsetLabel(moment, zone)}</td>
                <td data-figure data-tone={isQuiet ? 'warn' : undefined}>
                  {`${date.slice(5)} ${time.slice(0, 5)}`}
                  {isQuiet && ` · ${caption('pushForm.quiet')}`}
                </td>
              </tr>
            )
          }),
        )}
      </tbody>
    </table>
  )
}
