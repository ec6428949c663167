import { useEffect, useLayoutEffect, useRef } from 'react'
import { ref } from 'valtio'
import type { CommandInfo } from '../../../../schema/registry'
import { invokeCommand } from '../../commands/command-dialog-store'
import { countedShortTitle, countedThings } from '../../commands/counted-title'
import { targetCount, type Target } from '../../parts/target'
import { status } from '../../page/status'
import { isEmpty } from '../../grid/selection'
import type { SelectionStore } from '../../grid/selection-store'
import { caption } from '../../../base/i18n/i18n'
import { useCaption } from '../../../base/i18n/use-caption'
import type { DeclaredList } from '../../parts/list-definition'

interface SelectionStatusOptions {
  readonly selection: SelectionStore
  readonly commands: readonly CommandInfo[]
  readonly target: () => Target
  readonly list: DeclaredList
}

/** Keeps the status bar telling what is selected and what the keys would do with it. */
export function useSelectionStatus({ selection, commands, target, list }: SelectionStatusOptions): void {
  const texts = useCaption()
  const live = useRef({ commands, target })
  useLayoutEffect(() => {
    live.current = { commands, target }
  })
  useEffect(() => {
    const tell = () => {
      const { commands, target } = live.current
      const isNothing = isEmpty(selection.get())
      status.selection = isNothing ? '' : selectionText(target())
      status.hints = ref([...(isNothing ? gridHints : []), ...commandHints(commands, target)])
    }
    tell()
    const stop = selection.subscribe(tell)
    return () => {
      stop()
      status.selection = ''
      status.hints = ref([])
    }
  }, [selection, list, commands, texts])
}

const gridHints = [
  { keys: 'Enter', caption: 'list.hint.open' },
  { keys: 'x', caption: 'list.hint.select' },
  { keys: 'f', caption: 'list.hint.filter' },
  { keys: '/', caption: 'list.hint.filterBar' },
].map(({ keys, caption: id }) => ({
  keys,
  get title() {
    return caption(id)
  },
}))

function commandHints(commands: readonly CommandInfo[], target: () => Target) {
  const at = target()
  return commands
    .filter(({ command }) => command.keys !== undefined)
    .slice(0, 6)
    .map((info) => ({
      keys: info.command.keys ?? '',
      title: countedShortTitle(info, at),
      run: () => invokeCommand(info, target()),
    }))
}

/** "3 users selected"; of a query that has not been counted, that all which match are. */
export function selectionText(target: Target): string {
  const count = targetCount(target)
  if (count === null || target.kind === 'none') return caption('list.selectedAll')
  return caption('list.selected', { things: countedThings(target.entity, count) })
}
