import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLayout, resolveLayout, showColumn } from './column-layout'
import type { ColumnLayout } from './column-layout'
import type { GridColumn } from './grid-types'
import styles from './grid-panel.module.css'

interface ColumnChooserProps {
  readonly columns: readonly GridColumn[]
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
  readonly onClose: () => void
}

/** Shows and hides columns: arrows go from one to the next, Space switches, Escape closes. */
export function ColumnChooser({ columns, layout, onLayout, onClose }: ColumnChooserProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLFieldSetElement>(null)
  const resolved = resolveLayout(layout, columns)
  const titles = new Map(columns.map((column) => [column.id, column.title]))
  const order = [...resolved.start, ...resolved.centre, ...resolved.end]
  useEffect(() => list.current?.querySelector('input')?.focus(), [])

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }
    const step = steps[event.key]
    if (event.key === 'Escape') onClose()
    else if (step !== undefined) focusNext(list.current, step)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <fieldset ref={list} className={styles.panel} onKeyDown={onKeyDown}>
      <legend className={styles.legend}>{t('grid.columns')}</legend>
      <div className={styles.choices}>
        {order.map((id) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={!resolved.hidden.has(id)}
              onChange={(event) => onLayout(showColumn(layout, columns, id, event.target.checked))}
            />
            {titles.get(id)}
          </label>
        ))}
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={() => onLayout(defaultLayout)}>
          {t('grid.columns.reset')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('grid.columns.done')}
        </button>
      </div>
    </fieldset>
  )
}

function focusNext(list: HTMLElement | null, step: number): void {
  const inputs = [...(list?.querySelectorAll('input') ?? [])]
  const at = inputs.findIndex((input) => input === document.activeElement)
  inputs[Math.max(0, Math.min(inputs.length - 1, at + step))]?.focus()
}
