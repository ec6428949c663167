import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { CommandInfo } from '../../../../schema/registry'
import { CommandButtons } from '../../commands/command-buttons'
import type { SelectionStore } from '../../grid/selection-store'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import type { Target } from '../../parts/target'
import styles from './selection-bar.module.css'
import { selectionText } from './selection-status'

interface SelectionBarProps {
  readonly selection: SelectionStore
  readonly commands: readonly CommandInfo[]
  readonly target: () => Target
  /** The selection is gone: the rows get the focus back. */
  readonly onClear: () => void
}

/** How many rows are selected, what can be done with them, and the way out: over the rows, in the place of the filters. */
export function SelectionBar({ selection, commands, target, onClear }: SelectionBarProps) {
  const caption = useCaption()
  useSyncExternalStore(selection.subscribe, selection.get)
  return (
    <div className={styles.bar} role="toolbar" aria-label={caption('list.ofSelection')}>
      <b className={styles.count}>{selectionText(target())}</b>
      <CommandButtons commands={commands} target={target} />
      <Button variant="quiet" className={styles.clear!} icon={<X aria-hidden />} keys="Escape" onClick={onClear}>
        {caption('list.clearSelection')}
      </Button>
    </div>
  )
}
