import { FileText, Film, FileQuestion, Pause, Play, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatBytes } from '../../../fields/format'
import { languageName } from '../../../fields/languages/language-name'
import type { MatchFault } from '../../../shared/match-files'
import { useFormat } from '../../base/format/use-format'
import { useCaption } from '../../base/i18n/use-caption'
import { StatusDot, type Tone } from '../../base/ui/badge'
import { IconButton } from '../../base/ui/icon-button'
import { Select } from '../../base/ui/select'
import type { Bench, Standing } from './bench'
import { isCorrectable, isGoing, type UploadRow } from './upload-rows'
import styles from './upload-table.module.css'

interface UploadTableProps {
  readonly bench: Bench
  readonly rows: readonly UploadRow[]
  readonly faults: ReadonlyMap<number, MatchFault>
  readonly standing: ReadonlyMap<number, Standing>
  readonly cursor: number
  readonly onCursor: (index: number) => void
}

const columns = ['file', 'size', 'role', 'goesTo', 'stands', 'progress'] as const

/** The id of a row in the page, by which the grid names the one under the cursor. */
export const rowId = (id: number) => `upload-${id}`

/** The files, a line each. */
export function UploadTable({ rows, cursor, onCursor, ...rest }: UploadTableProps) {
  const caption = useCaption()
  return (
    <>
      <div role="row" className={styles.head}>
        {columns.map((column) => (
          <span key={column} role="columnheader">
            {caption(`uploads.column.${column}`)}
          </span>
        ))}
        <span role="columnheader" aria-label={caption('uploads.column.does')} />
      </div>
      {rows.map((row, index) => (
        <Line key={row.id} row={row} isAtHand={index === cursor} onPoint={() => onCursor(index)} {...rest} />
      ))}
    </>
  )
}

interface LineProps extends Omit<UploadTableProps, 'rows' | 'cursor' | 'onCursor'> {
  readonly row: UploadRow
  readonly isAtHand: boolean
  readonly onPoint: () => void
}

function Line({ bench, row, faults, standing, isAtHand, onPoint }: LineProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAtHand) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isAtHand])
  const { id, fileName, size, matched } = row
  const fault = faults.get(id)
  const { languages } = bench.rules()
  const Sign = matched.role === 'film' ? Film : matched.role === 'subtitle' ? FileText : FileQuestion
  return (
    <div
      ref={line}
      id={rowId(id)}
      role="row"
      className={styles.row}
      aria-selected={isAtHand}
      data-file={fileName}
      onPointerDown={onPoint}
    >
      <span role="gridcell" className={styles.file}>
        <Sign aria-hidden />
        <span className={styles.name} title={fileName}>
          {fileName}
        </span>
      </span>
      <span role="gridcell" className={styles.size}>
        {formatBytes(size)}
      </span>
      <span role="gridcell" className={styles.role}>
        {matched.role === null ? '–' : caption(`uploads.role.${matched.role}`)}
        {matched.role === 'subtitle' && (
          <Select
            aria-label={caption('uploads.languageOf', { name: fileName })}
            value={matched.language}
            placeholder={caption('uploads.noLanguage')}
            isDisabled={!isCorrectable(row)}
            options={languages.map((code) => ({ value: code, label: languageName(code, language) }))}
            onChange={(code) => bench.queue.correct(id, { language: code })}
          />
        )}
      </span>
      <span role="gridcell">
        {matched.role !== null && (
          <Select
            aria-label={caption('uploads.goesToOf', { name: fileName })}
            value={matched.number === null ? null : String(matched.number)}
            placeholder={caption('uploads.noNumber')}
            isDisabled={!isCorrectable(row)}
            options={numbersOf(standing, matched.number).map((number) => ({
              value: String(number),
              label: caption('uploads.number', { number }),
            }))}
            onChange={(number) => bench.queue.correct(id, { number: Number(number) })}
          />
        )}
      </span>
      <span role="gridcell">{stands(row, standing) && caption(`uploads.stands.${stands(row, standing)}`)}</span>
      <span role="gridcell" className={styles.progress}>
        <Progress row={row} fault={fault} />
      </span>
      <span role="gridcell" className={styles.does}>
        {isGoing(row) && (
          <IconButton
            label={caption('uploads.pause')}
            keys="Space"
            tabIndex={-1}
            onClick={() => bench.queue.toggle(id)}
          >
            <Pause />
          </IconButton>
        )}
        {(row.status === 'paused' || row.status === 'failed') && row.file && (
          <IconButton label={caption('uploads.goOn')} keys="Space" tabIndex={-1} onClick={() => bench.queue.toggle(id)}>
            <Play />
          </IconButton>
        )}
        <IconButton
          label={caption(row.status === 'attached' ? 'uploads.clear' : 'uploads.cancel')}
          keys="Delete"
          tabIndex={-1}
          onClick={() => bench.queue.remove(id)}
        >
          <X />
        </IconButton>
      </span>
    </div>
  )
}

const tones: Readonly<Record<UploadRow['status'], Tone>> = {
  lacking: 'warn',
  ready: 'neutral',
  waiting: 'neutral',
  sending: 'info',
  paused: 'neutral',
  stored: 'info',
  attached: 'good',
  failed: 'bad',
}

function Progress({ row, fault }: { readonly row: UploadRow; readonly fault: MatchFault | undefined }) {
  const caption = useCaption()
  const { status, sent, size, reason } = row
  if (fault) return <StatusDot tone="warn">{caption(`uploads.fault.${fault}`)}</StatusDot>
  const percent = size > 0 ? Math.floor((sent / size) * 100) : 0
  const isOnTheWay = sent > 0 && (status === 'sending' || status === 'paused' || status === 'lacking')
  return (
    <>
      <StatusDot tone={tones[status]}>
        {caption(`uploads.status.${status}`)}
        {isOnTheWay && ` ${percent}%`}
      </StatusDot>
      {isOnTheWay && (
        <progress className={styles.bar} max={100} value={percent} aria-label={caption('uploads.progress')} />
      )}
      {status === 'failed' && reason && <span className={styles.reason}>{reason}</span>}
    </>
  )
}

/** What a file does to what its row has already. */
function stands({ matched: { role, number, language } }: UploadRow, standing: ReadonlyMap<number, Standing>) {
  if (role === null || number === null) return undefined
  const has = standing.get(number)
  if (!has) return role === 'film' ? 'new' : 'none'
  const isThere = role === 'film' ? has.hasFilm : language !== null && has.languages.includes(language)
  return isThere ? 'replaces' : 'first'
}

/** As many numbers beyond the last one are offered. */
const more = 12

function numbersOf(standing: ReadonlyMap<number, Standing>, chosen: number | null): number[] {
  const last = Math.max(0, ...standing.keys())
  const all = new Set([...standing.keys(), ...Array.from({ length: more }, (_, index) => last + 1 + index)])
  if (chosen !== null) all.add(chosen)
  return [...all].sort((a, b) => a - b)
}
