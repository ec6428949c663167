import { useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { GridController } from './grid-controller'
import { readColumn, readDestination } from './destination'
import { isComposing } from './key-chord'
import styles from './grid-panel.module.css'

interface GoToPanelProps {
  readonly controller: GridController
  readonly onClose: () => void
}

/** Asks for a row's number, for `#` and an id, or for a column, and goes there. */
export function GoToPanel({ controller, onClose }: GoToPanelProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const { count } = controller.context.props().source

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const destination = readDestination(text, count)
    const column = readColumn(
      text,
      controller.context.columns().visible.map((each) => each.column),
    )
    if (column !== undefined) controller.goToColumn(column)
    else if (destination.kind === 'row') controller.goToRow(destination.index)
    else if (destination.kind === 'nothing' || !(await controller.goToId(destination.id))) {
      setProblem(t('grid.goTo.unknown', { text }))
      return
    }
    onClose()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    <form className={styles.panel} onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
      <label className={styles.field}>
        {t('grid.goTo.label', { count })}
        <input
          autoFocus
          className={styles.input}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={problem !== ''}
          onChange={(event) => {
            setText(event.target.value)
            setProblem('')
          }}
        />
      </label>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </form>
  )
}
