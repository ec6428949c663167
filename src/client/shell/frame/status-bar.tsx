import type { ReactNode } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { Kbd } from '../../base/ui/kbd'
import type { KeyHint } from '../../engine/page/status'
import styles from './status-bar.module.css'

export interface StatusBarProps {
  /** What is selected, what can be done with it: "3 selected · 2 can be banned". */
  readonly selection?: ReactNode
  /** The next keys worth knowing here, the most useful first; those without room are left out. */
  readonly hints: readonly KeyHint[]
  /** The job that runs, with its progress. */
  readonly job?: ReactNode
  readonly timezone: string
  readonly onHelp: () => void
}

/** What is selected and what the keys do now: the console's teacher. */
export function StatusBar({ selection, hints, job, timezone, onHelp }: StatusBarProps) {
  const caption = useCaption()
  return (
    <footer className={styles.bar}>
      <p className={styles.selection} role="status">
        {selection}
      </p>
      <ul className={styles.hints} aria-label={caption('shell.keysNow')}>
        {hints.map(({ keys, title, run }) => (
          <li key={keys}>
            <button type="button" tabIndex={-1} className={styles.hint} disabled={!run} onClick={run}>
              <Kbd keys={keys} />
              {title}
            </button>
          </li>
        ))}
      </ul>
      {job && <div className={styles.job}>{job}</div>}
      <button type="button" className={styles.hint} onClick={onHelp}>
        <Kbd keys="?" />
        {caption('shell.keys')}
      </button>
      <span className={styles.zone} title={timezone}>
        {zoneOffset(timezone)}
      </span>
    </footer>
  )
}

/** `UTC+8` for Asia/Shanghai, as it is now. */
export function zoneOffset(timezone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'shortOffset' }).formatToParts(now)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset.replace('GMT', 'UTC').replace(/\+0$/, '')
}
