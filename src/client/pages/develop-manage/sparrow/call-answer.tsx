import { formatNumber } from '../../../../fields/format'
import type { TracedAnswer } from '../../../base/api/traced-call'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import styles from './sparrow.module.css'

/** What came of a call. */
export function CallAnswer({ answer }: { readonly answer: TracedAnswer }) {
  const caption = useCaption()
  const { language } = useFormat()
  const whole = (value: number) => formatNumber(Math.round(value), language)
  return (
    <div className={styles.answer}>
      <p>
        {caption('sparrow.took', {
          status: answer.status,
          time: whole(answer.milliseconds),
          size: whole(answer.bytes),
          count: answer.queries.length,
        })}
      </p>
      <pre className={styles.code} tabIndex={0} aria-label={caption('sparrow.envelope')}>
        {answer.text}
      </pre>
      {answer.queries.length > 0 && (
        <ol className={styles.queries} aria-label={caption('sparrow.queries')}>
          {answer.queries.map(({ sql, milliseconds, failed }, index) => (
            <li key={index} data-failed={failed || undefined}>
              {milliseconds.toFixed(1)} ms <code>{sql}</code>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
