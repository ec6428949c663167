import { Command } from 'cmdk'
import { Ellipsis, Pin } from 'lucide-react'
import { memo } from 'react'
import { Kbd } from '../../base/ui/kbd'
import type { Range } from './highlight'
import type { Row } from './palette-rows'
import styles from './palette.module.css'

interface PaletteRowProps {
  /** Its place: cmdk knows rows by it, so that nothing of cmdk's changes when the same elements are filled again. */
  readonly slot: number
  readonly row: Row
  /** Whether a result has a button for what else can be done with it: for fingers, which have no second button. */
  readonly hasActions: boolean
}

/** One row: its title with what was typed marked, the other language when that was typed, its page, its key or why not. */
export const PaletteRow = memo(function PaletteRow({ slot, row, hasActions }: PaletteRowProps) {
  return (
    <Command.Item
      value={slotValue(slot)}
      className={styles.row}
      data-row={row.value}
      data-greyed={row.reason !== undefined || undefined}
      data-danger={row.danger || undefined}
    >
      <span className={styles.title}>
        <Marked text={row.title} marks={row.marks ?? []} />
        {row.other && (
          <span className={styles.other}>
            <Marked text={row.other.text} marks={row.other.marks} />
          </span>
        )}
      </span>
      {row.where !== undefined && <span className={styles.where}>{row.where}</span>}
      {row.reason !== undefined && <span className={styles.reason}>{row.reason}</span>}
      {row.isPinned && <Pin className={styles.pin} aria-hidden />}
      {row.keys !== undefined && <Kbd keys={row.keys} />}
      {hasActions && (row.does.kind === 'command' || row.does.kind === 'record') && (
        <span className={styles.more} data-actions aria-hidden>
          <Ellipsis />
        </span>
      )}
    </Command.Item>
  )
})

/** What cmdk calls the row of a place. */
export function slotValue(slot: number): string {
  return `row-${slot}`
}

function Marked({ text, marks }: { readonly text: string; readonly marks: readonly Range[] }) {
  if (marks.length === 0) return text
  const parts = marks.flatMap(([from, to], at) => [
    text.slice(marks[at - 1]?.[1] ?? 0, from),
    <mark key={from} className={styles.mark}>
      {text.slice(from, to)}
    </mark>,
  ])
  return (
    <>
      {parts}
      {text.slice(marks[marks.length - 1]?.[1] ?? 0)}
    </>
  )
}
