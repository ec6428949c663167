import { useSyncExternalStore } from 'react'
import { formatBytes, formatDuration } from '../../../fields/format'
import type { MatchFault } from '../../../shared/match-files'
import { useFormat } from '../../base/format/use-format'
import { useNow } from '../../base/format/use-now'
import { useCaption } from '../../base/i18n/use-caption'
import { argumentCaptionId } from '../commands/command-title'
import { FieldSet } from '../parts/field-set'
import { furtherAsks, type Bench } from './bench'
import { secondsLeft } from './speed'
import styles from './upload-bench.module.css'
import { isGoing, isIn, type UploadRow } from './upload-rows'

interface UploadSummaryProps {
  readonly bench: Bench
  readonly rows: readonly UploadRow[]
  readonly faults: ReadonlyMap<number, MatchFault>
  readonly opener: string | undefined
}

/** How far all files have come, how fast they go and how long that takes; and what their commands are run with. */
export function UploadSummary({ bench, rows, faults, opener = '' }: UploadSummaryProps) {
  const caption = useCaption()
  const { language } = useFormat()
  useNow(1_000)
  const sum = (of: (row: UploadRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  const [all, sent] = [sum(({ size }) => size), sum((row) => (isIn(row) ? row.size : row.sent))]
  const percent = all > 0 ? Math.floor((sent / all) * 100) : 0
  const speed = rows.some(isGoing) ? bench.queue.speed() : undefined
  const left = secondsLeft(
    sum((row) => (isGoing(row) ? row.size - row.sent : 0)),
    speed,
  )
  const failed = rows.filter(({ status }) => status === 'failed').length
  const attached = rows.filter(({ status }) => status === 'attached').length
  const lines = [
    caption('uploads.files', { count: rows.length, size: formatBytes(all) }),
    ...(attached > 0 ? [caption('uploads.attached', { count: attached })] : []),
    ...(speed === undefined ? [] : [`${formatBytes(Math.round(speed))}/s`]),
    ...(left === undefined ? [] : [caption('uploads.left', { time: formatDuration(left) })]),
  ]
  return (
    <section className={styles.summary} aria-label={caption('uploads.summary')} lang={language}>
      <div className={styles.figures}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {faults.size > 0 && <span data-tone="warn">{caption('uploads.toCorrect', { count: faults.size })}</span>}
        {failed > 0 && <span data-tone="bad">{caption('uploads.failed', { count: failed })}</span>}
      </div>
      <div className={styles.whole}>
        <progress className={styles.bar} max={100} value={percent} aria-label={caption('uploads.progress')} />
        <span className={styles.percent}>{percent}%</span>
      </div>
      <div className={styles.asks}>
        {(['film', 'subtitle'] as const)
          .filter((role) => rows.some(({ matched, status }) => matched.role === role && status !== 'attached'))
          .map((role) => (
            <Asks key={role} bench={bench} role={role} opener={opener} />
          ))}
      </div>
    </section>
  )
}

function Asks({
  bench,
  role,
  opener,
}: Pick<UploadSummaryProps, 'bench' | 'opener'> & { readonly role: 'film' | 'subtitle' }) {
  const info = bench.commands[role]
  const args = useSyncExternalStore(bench.onArgs, () => bench.args[role])
  return (
    <FieldSet
      fields={Object.fromEntries(furtherAsks(info, opener ?? ''))}
      captionIdOf={(name) => argumentCaptionId(info, name)}
      values={args}
      problems={{}}
      onChange={(name, value) => bench.setArg(role, name, value)}
      owner={info.id}
    />
  )
}
