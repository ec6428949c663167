import { traitsOf } from '../field-traits'
import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { isComposing } from '../controls/control-attributes'
import control from '../controls/control.module.css'
import { MemberInputs } from '../controls/member-inputs'
import styles from '../controls/members.module.css'
import { moved } from '../controls/picked-ids'
import type { InputProps } from '../view'
import type { RowsField } from './field'
import { newRow, rowChange, type RowChange } from './row-changes'

type Row = Readonly<Record<string, unknown>>

/** Beyond this many members a row is a card of its own. */
const TABLE = 5

/**
 * Rows with a control for each member. Alt+↑ and Alt+↓ move a row, Alt+Enter adds one below, Alt+Backspace takes it away,
 * and the focus goes along; each has a button too.
 */
export function RowsInput({ id, value, onChange, field, ...props }: InputProps<readonly Row[], RowsField>) {
  const { context, disabled = false, problems = [] } = props
  const rows = value ?? []
  const list = useRef<HTMLDivElement>(null)
  const goes = useRef<{ readonly row: number; readonly member: string | undefined }>(undefined)
  const isFull = rows.length >= (field.max ?? 100)
  const members = Object.values(field.fields)
  const title = context.captionId === undefined ? '' : context.caption(context.captionId)

  useEffect(() => {
    const place = goes.current
    if (!place) return
    goes.current = undefined
    focusMember(list.current, place.row, place.member)
  })

  const change = (next: readonly Row[], row: number, member?: string) => {
    goes.current = { row, member }
    onChange(next.length > 0 ? next : null)
  }
  const apply = (kind: RowChange, index: number, member?: string) => {
    if (disabled || (kind === 'add' && isFull)) return
    if (kind === 'add') change(rows.toSpliced(index + 1, 0, newRow(field.fields)), index + 1)
    else if (kind === 'remove') change(rows.toSpliced(index, 1), Math.min(index, rows.length - 2), member)
    else {
      const to = index + (kind === 'up' ? -1 : 1)
      if (to >= 0 && to < rows.length) change(moved(rows, index, to), to, member)
    }
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const kind = isComposing(event) ? undefined : rowChange(event)
    if (!kind) return
    event.preventDefault()
    event.stopPropagation()
    const place = (event.target as HTMLElement).closest<HTMLElement>('[data-member],[data-tool]')
    apply(kind, index, place?.dataset.member ?? place?.dataset.tool)
  }

  return (
    <div ref={list} role="group" className={styles.group} aria-label={title || undefined}>
      {rows.length > 0 && (
        <ol
          className={styles.rows}
          data-table={(members.length <= TABLE && !members.some((member) => traitsOf(member).isWide)) || undefined}
          style={{ '--members': members.length } as CSSProperties}
        >
          {rows.map((row, index) => {
            const own = problems.flatMap(({ path, ...problem }) =>
              path.startsWith(`${index}.`) ? [{ ...problem, path: path.slice(String(index).length + 1) }] : [],
            )
            const tool = (kind: RowChange, sign: string, isOff: boolean, keys: string) => (
              <button
                type="button"
                className={styles.tool}
                data-tool={`tool-${kind}`}
                disabled={disabled || isOff}
                title={`${context.caption(`field.row.${kind}`)} · ${keys}`}
                aria-label={`${context.caption(`field.row.${kind}`)} ${index + 1}`}
                onClick={() => apply(kind, index, `tool-${kind}`)}
              >
                {sign}
              </button>
            )
            return (
              <li
                key={index}
                className={styles.row}
                data-row={index}
                aria-label={`${title} ${index + 1}`}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <span className={styles.position} aria-hidden="true">
                  {index + 1}
                </span>
                <MemberInputs
                  {...props}
                  id={`${id}-${index}`}
                  fields={field.fields}
                  values={row}
                  problems={own}
                  onChange={(next) => onChange(rows.with(index, next))}
                />
                <span className={styles.tools}>
                  {tool('up', '↑', index === 0, 'Alt+↑')}
                  {tool('down', '↓', index === rows.length - 1, 'Alt+↓')}
                  {tool('remove', '×', false, 'Alt+⌫')}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      <div className={styles.foot}>
        <button
          id={id}
          type="button"
          className={control.button}
          // The field's own label names it too, and would be all that is heard.
          aria-label={[context.caption('field.row.add'), title].filter(Boolean).join(': ')}
          aria-describedby={props.describedBy}
          disabled={disabled || isFull}
          title="Alt+Enter"
          onClick={() => apply('add', rows.length - 1)}
        >
          + {context.caption('field.row.add')}
        </button>
        {isFull && (
          <small className={control.note}>{context.caption('error.tooMany', { max: field.max ?? 100 })}</small>
        )}
      </div>
    </div>
  )
}

function focusMember(list: HTMLElement | null, row: number, member: string | undefined): void {
  const focusable = ':is(input,select,textarea,button):not([disabled])'
  const place = list?.querySelector<HTMLElement>(`[data-row="${row}"]`)
  const inMember = member?.startsWith('tool-')
    ? `[data-tool="${member}"]:not([disabled])`
    : `[data-member="${CSS.escape(member ?? '')}"] ${focusable}`
  const found = place?.querySelector<HTMLElement>(inMember) ?? place?.querySelector<HTMLElement>(focusable)
  ;(found ?? list?.querySelector<HTMLElement>(':scope > :last-child > button'))?.focus()
}
