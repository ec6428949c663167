import { useId } from 'react'
import { useCaption } from '../../base/i18n/use-caption'
import { classes } from '../../base/ui/classes'
import { Kbd } from '../../base/ui/kbd'
import type { PaletteController } from './palette-controller'
import styles from './palette-panel.module.css'

interface ActionPanelProps {
  readonly controller: PaletteController
  /** Which line is highlighted. */
  readonly at: number
}

/** What can be done with a result besides taking it. The focus stays in the input, whose keys it listens to. */
export function ActionPanel({ controller, at }: ActionPanelProps) {
  const caption = useCaption()
  const id = useId()
  return (
    <>
      <div className={styles.behind} onPointerDown={() => controller.actions.toggle()} />
      <ul id={id} role="listbox" aria-label={caption('palette.actions')} className={styles.panel} data-action-panel>
        {controller.actions.choices().map((choice, line) => (
          <li
            key={choice.caption}
            id={`${id}-${line}`}
            role="option"
            aria-selected={line === at}
            className={classes(styles.choice, line === at && styles.chosen)}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => controller.actions.choose(line)}
            onClick={() => controller.actions.perform(line)}
          >
            <span className={styles.name}>{caption(choice.caption)}</span>
            {choice.keys !== undefined && <Kbd keys={choice.keys} />}
          </li>
        ))}
      </ul>
    </>
  )
}
