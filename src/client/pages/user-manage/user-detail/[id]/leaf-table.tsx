import { useCaption, type CaptionOf } from '../../../../base/i18n/use-caption'
import { hasCaption } from '../../../../base/i18n/i18n'
import { useFormat } from '../../../../base/format/use-format'
import type { Leaf } from './targeting'
import styles from './targeting.module.css'

interface LeafTableProps {
  /** What the leaves decide, for screen readers. */
  readonly name: string
  readonly leaves: readonly Leaf[]
}

/** What was asked of the user, what was wanted, and what the user has. */
export function LeafTable({ name, leaves }: LeafTableProps) {
  const caption = useCaption()
  const { language } = useFormat()
  if (leaves.length === 0) return null
  return (
    <table className={styles.leaves} aria-label={caption('targeting.leaves', { name })}>
      <thead>
        <tr>
          <th scope="col">{caption('targeting.asked')}</th>
          <th scope="col">{caption('targeting.wanted')}</th>
          <th scope="col">{caption('targeting.own')}</th>
        </tr>
      </thead>
      <tbody>
        {leaves.map((leaf, index) => (
          <tr key={index} data-holds={String(leaf.holds)}>
            <th scope="row">{askedText(leaf, caption)}</th>
            <td>{wantedText(leaf, caption, language)}</td>
            <td>{ownText(leaf, caption, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function askedText({ kind, name, window }: Leaf, caption: CaptionOf): string {
  if (kind !== 'indicator') return caption(`targeting.${kind}`, { code: name })
  const title = hasCaption(`targeting.indicator.${name}`) ? caption(`targeting.indicator.${name}`) : name
  const days = /^(\d+)d$/.exec(window ?? '')?.[1]
  return days === undefined ? title : `${title} ${caption('targeting.window', { days })}`
}

function wantedText({ kind, operator, expected }: Leaf, caption: CaptionOf, language: string): string {
  if (kind !== 'indicator') return caption(/not/i.test(operator) ? 'targeting.no' : 'targeting.yes')
  return caption(`targeting.operator.${operator}`, { value: valueText(expected, caption, language) })
}

function ownText(leaf: Leaf, caption: CaptionOf, language: string): string {
  if (leaf.actual === null) return caption(leaf.holds === null ? 'targeting.notKept' : 'targeting.noValue')
  return valueText(leaf.actual, caption, language)
}

function valueText(value: unknown, caption: CaptionOf, language: string): string {
  if (typeof value === 'boolean') return caption(value ? 'targeting.yes' : 'targeting.no')
  if (typeof value === 'number') return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)
  return String(value as string)
}
