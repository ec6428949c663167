import { formatNumber, formatRelative } from '../../../../fields/format'
import type { ListQuery } from '../../parts/target'
import { useCaption } from '../../../base/i18n/use-caption'
import type { DeclaredList } from '../../parts/list-definition'
import { useFormat } from '../../../base/format/use-format'
import { useNow } from '../../../base/format/use-now'
import styles from './queue-page.module.css'
import { useQueueFigures } from './use-queue-figures'

interface QueueFiguresLineProps {
  readonly list: DeclaredList
  readonly query: ListQuery
}

/** How many wait, since when the oldest does, and how many are late. */
export function QueueFiguresLine({ list, query }: QueueFiguresLineProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const now = useNow()
  const { waiting: counted, oldest, overdue } = useQueueFigures(list, query)
  const waiting = counted === undefined ? '…' : formatNumber(counted, language)
  return (
    <dl className={styles.figures}>
      <Figure title={caption('queue.waiting')} text={waiting} />
      {oldest !== undefined && <Figure title={caption('queue.oldest')} text={formatRelative(oldest, now, language)} />}
      {overdue !== undefined && (
        <Figure title={caption('queue.overdue')} text={formatNumber(overdue, language)} isBad={overdue > 0} />
      )}
    </dl>
  )
}

interface FigureProps {
  readonly title: string
  readonly text: string
  readonly isBad?: boolean
}

function Figure({ title, text, isBad = false }: FigureProps) {
  return (
    <div className={styles.figure} data-bad={isBad || undefined}>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  )
}
