import { fewestUsers, winnerPercent } from '../../../../shared/push/push-limits'
import { formatNumber } from '../../../../fields/format'
import { useCaption, type CaptionOf } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import styles from '../pushes/push.module.css'
import { percentText, rateKeys, type Split, type SplitKey } from './push-statistics'

interface SplitTableProps {
  readonly by: SplitKey
  readonly splits: readonly Split[]
  /** Of versions: how sure it is that each beats the best of the others; null where not yet enough got it. */
  readonly confidence?: Readonly<Record<string, number | null>>
  readonly measure?: 'click' | 'open'
}

/** A push's figures by one of the things they are counted by, with the share of those who saw it and opened it. */
export function SplitTable({ by, splits, confidence, measure = 'click' }: SplitTableProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const nameOf = ({ key, label }: Split) =>
    label ??
    (key === null ? caption('pushForm.unknown') : by === 'provider' ? caption(`pushStat.provider.${key}`) : String(key))
  return (
    <table className={`${styles.table} ${styles.wide}`}>
      <caption>{caption(`pushStat.${by}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{caption(`pushStat.${by}`)}</th>
          {rateKeys.map((key) => (
            <th key={key} scope="col" data-figure>
              {caption(`pushStat.${key}`)}
            </th>
          ))}
          <th scope="col" data-figure>
            {caption('pushFigures.clickRate')}
          </th>
          {confidence && (
            <th scope="col" data-figure>
              {caption('pushFigures.confidence')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {splits.map((split) => (
          <tr key={split.key ?? 'none'}>
            <th scope="row">{nameOf(split)}</th>
            {rateKeys.map((key) => (
              <td key={key} data-figure>
                {formatNumber(split[key], language)}
              </td>
            ))}
            <td data-figure>{percentText(split.shown > 0 ? split.clicked / split.shown : null)}</td>
            {confidence && <td data-figure>{sureness(confidence[String(split.key)] ?? null, caption)}</td>}
          </tr>
        ))}
      </tbody>
      {confidence && (
        <tfoot>
          <tr>
            <td colSpan={rateKeys.length + 3}>
              {caption('pushFigures.confidenceText', confidenceTerms(caption, measure))}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** A confidence as people read it, in words where there are not yet enough to tell. */
export function sureness(confidence: number | null, caption: CaptionOf): string {
  return confidence === null ? caption('pushFigures.notEnough') : percentText(confidence)
}

function confidenceTerms(caption: CaptionOf, measure: 'click' | 'open') {
  return { measure: caption(`pushForm.measure.${measure}`), users: fewestUsers, percent: winnerPercent }
}
