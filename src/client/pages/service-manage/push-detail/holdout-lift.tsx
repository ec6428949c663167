import { fewestUsers } from '../../../../shared/push/push-limits'
import { formatNumber } from '../../../../fields/format'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import styles from '../pushes/push.module.css'
import { percentText, type Lift } from './push-statistics'
import { sureness } from './split-table'

interface HoldoutLiftProps {
  /** How many got nothing. */
  readonly holdout: number
  readonly lift: Lift | null
}

/** What the push brought beyond what those who got nothing did by themselves. */
export function HoldoutLift({ holdout, lift }: HoldoutLiftProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const number = (count: number) => formatNumber(count, language)
  return (
    <section className={styles.block} aria-labelledby="push-lift">
      <h2 className={styles.heading} id="push-lift">
        {caption('pushFigures.lift')}
      </h2>
      <p className={styles.note}>{caption('pushFigures.holdout', { count: number(holdout) })}</p>
      {lift && (
        <>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" />
                <th scope="col" data-figure>
                  {caption('pushFigures.lift.users')}
                </th>
                <th scope="col" data-figure>
                  {caption('pushFigures.lift.hits')}
                </th>
                <th scope="col" data-figure>
                  {caption('pushFigures.lift.rate')}
                </th>
              </tr>
            </thead>
            <tbody>
              {(['sent', 'holdout'] as const).map((group) => (
                <tr key={group}>
                  <th scope="row">{caption(`pushFigures.lift.${group}`)}</th>
                  <td data-figure>{number(lift[group].users)}</td>
                  <td data-figure>{number(lift[group].hits)}</td>
                  <td data-figure>
                    {percentText(lift[group].users > 0 ? lift[group].hits / lift[group].users : null)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            <span className={styles.figure}>{signed(lift.lift)}</span> {caption('pushFigures.confidence')}:{' '}
            {sureness(lift.confidence, caption)}
          </p>
          <p className={styles.note}>{caption('pushFigures.liftText', { users: fewestUsers })}</p>
        </>
      )}
    </section>
  )
}

function signed(lift: number | null): string {
  return lift !== null && lift > 0 ? `+${percentText(lift)}` : percentText(lift)
}
