import type { FigureTotal } from '../../../../fields/report-figures'
import { formatNumber } from '../../../../fields/format'
import type { Field } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { traitsOf } from '../../../../fields/field-traits'
import { figureChange } from './figure-change'
import { figureText } from './figure-text'
import styles from './report-page.module.css'

interface FigureTileProps {
  readonly title: string
  readonly how: 'sum' | 'average'
  readonly total: FigureTotal
  readonly field: Field | undefined
  readonly isCompared: boolean
  /** It is the one that the chart draws. */
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const signs = { up: '▲', down: '▼', same: '=' } as const

/** What one figure comes to, and how that stands against the span before. */
export function FigureTile({ title, how, total, field, isCompared, isChosen, onChoose }: FigureTileProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const isShare = field !== undefined && traitsOf(field).figure === 'share'
  const change = figureChange(total.compared, total.previous, isShare)
  const text = figureText(total.value, field, total.currency, language)
  const before = figureText(total.previous, field, total.currency, language)
  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.tileTitle}>
        {title}
        {how === 'average' && <span className={styles.how}> · {caption('report.average')}</span>}
      </span>
      <b className={styles.tileValue} style={{ ['--length' as string]: text.length }}>
        {text}
      </b>
      {isCompared && (
        <span className={styles.change} title={caption('report.before', { value: before })}>
          {change
            ? `${signs[change.direction]} ${formatNumber(Math.abs(change.by), language)}${
                isShare ? ` ${caption('report.points')}` : '%'
              }`
            : '—'}
          <span className={styles.unseen}>{caption('report.before', { value: before })}</span>
        </span>
      )}
    </button>
  )
}
