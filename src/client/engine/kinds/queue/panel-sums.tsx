import { formatMoney, formatNumber } from '../../../../fields/format'
import { formatValue } from '../../../../fields/field-types'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { Entity } from '../../../../schema/entity'
import type { Panel } from '../../../../schema/panel'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { fieldAtPath } from '../../parts/list-definition'
import { pathTitle } from '../../parts/path-title'
import styles from './case-panels.module.css'
import type { PanelSum } from './read-panel'

interface PanelSumsProps {
  readonly panel: Panel
  /** What the case is one of. */
  readonly of: Entity
  readonly title: string
  readonly sums: PanelSum
}

/** What a case's sum comes from, a line a day and source; under them their sum, what is asked for, and what lies between. */
export function PanelSums({ panel: { entity, columns, sums: declared }, of, title, sums }: PanelSumsProps) {
  const caption = useCaption()
  const format = useFormat()
  const { language } = format
  if (!declared) return null
  const { lines, total, count, asked, paid, currency } = sums
  const source = fieldAtPath(entity, declared.by)
  const sourceText = (value: string) =>
    source ? formatValue(value, source.field, { ...format, captionId: source.captionId, row: {} }) : value
  const paidText = (value: number | null) =>
    value === null || currency === null ? '' : formatMoney(value, currency, language)
  const shareOf = (amount: number) => (paid === null || asked === 0 ? null : Math.round((amount / asked) * paid))
  const left = asked - total
  const foot = [
    { key: 'total', text: caption('panel.sum', { count }), amount: total },
    { key: 'asked', text: caption(captionIdOf(of, declared.asked)), amount: asked },
    ...(left === 0
      ? []
      : [{ key: 'left', text: caption(left > 0 ? 'panel.fromBefore' : 'panel.notAsked'), amount: Math.abs(left) }]),
  ]
  return (
    // Whoever has no mouse comes to what is beyond its edge by the arrows.
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{caption('panel.day')}</th>
            <th scope="col">{pathTitle({ entity, columns }, declared.by, caption)}</th>
            <th scope="col">{pathTitle({ entity, columns }, declared.of, caption)}</th>
            <th scope="col">{caption(captionIdOf(of, declared.paid.amount))}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.day} ${line.source}`}>
              <td>{line.day}</td>
              <td>{sourceText(line.source)}</td>
              <td>{formatNumber(line.amount, language)}</td>
              <td>{paidText(line.paid)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {foot.map(({ key, text, amount }) => (
            <tr key={key} data-sum={key}>
              <th scope="row" colSpan={2}>
                {text}
              </th>
              <td>{formatNumber(amount, language)}</td>
              <td>{paidText(shareOf(amount))}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  )
}
