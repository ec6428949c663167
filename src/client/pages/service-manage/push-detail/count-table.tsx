import { formatNumber } from '../../../../fields/format'
import { useFormat } from '../../../base/format/use-format'
import styles from '../pushes/push.module.css'

interface CountTableProps {
  readonly title: string
  readonly counts: Readonly<Record<string, number>>
  readonly textOf: (key: string) => string
}

/** How often each of several things happened, the most frequent first. */
export function CountTable({ title, counts, textOf }: CountTableProps) {
  const { language } = useFormat()
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
  if (rows.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([key, count]) => (
          <tr key={key}>
            <th scope="row">{textOf(key)}</th>
            <td data-figure>{formatNumber(count, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
