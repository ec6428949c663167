import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { CommandInfo, PageInfo } from '../../../schema/registry'
import { shortTitle } from './command-title'
import type { Target } from '../parts/target'
import { useCommands } from './use-commands'
import { gridCommands } from '../grid/grid-commands'
import { isGridKey, setGridKeys } from '../grid/grid-keys'
import type { GridHandle } from '../grid/grid-types'
import { useCaption } from '../../base/i18n/use-caption'
import type { KeyBinding } from '../../base/keys/key-dispatcher'
import { keyboard } from '../../base/keys/keyboard'
import { settings } from '../../base/settings/settings-store'
import { invokeByKey } from './invoke-by-key'

interface ListKeysOptions {
  readonly info: PageInfo
  readonly target: () => Target
  readonly grid: RefObject<GridHandle | null>
}

const nothing = () => false

/** The grid's keys for the help sheet; the grid itself has taken them before the dispatcher sees them. */
const gridHelp: readonly KeyBinding[] = gridCommands.flatMap(({ name, keys: [first] }) =>
  first === undefined
    ? []
    : [
        {
          id: `grid.${name}`,
          keys: first,
          scope: 'list',
          title: `grid.command.${name}`,
          repeatable: true,
          run: () => false as const,
        },
      ],
)

/** Binds the keys of a list page's commands. */
export function useListKeys({ info, target, grid }: ListKeysOptions): void {
  const { keys, singleKeys } = useSnapshot(settings)
  useEffect(() => setGridKeys(keys, singleKeys), [keys, singleKeys])
  // The grid handles these itself while it has the focus; bound here too, they would run twice.
  useCommandKeys(info, target, isGridKey)
  useLayoutEffect(() => keyboard.bind(gridHelp), [])
  useLayoutEffect(() => keyboard.enter('list'), [])
  useEffect(() => {
    grid.current?.focus()
  }, [grid, info])
}

/**
 * Binds the keys of a page's commands.
 * @param target what a command that needs a record acts on; needs a stable reference
 * @param isTaken whether something on the page handles keys by itself
 */
export function useCommandKeys(
  info: PageInfo,
  target: () => Target,
  isTaken: (keys: string) => boolean = nothing,
): void {
  const caption = useCaption()
  const { keys: own } = useSnapshot(settings)
  const { all, withheld } = useCommands(info)
  useLayoutEffect(() => {
    const isBound = ({ id, command }: CommandInfo) => {
      const keys = own[id] ?? command.keys
      return command.keys !== undefined && keys !== undefined && !isTaken(keys)
    }
    const bindingOf = (info: CommandInfo): KeyBinding => ({
      id: info.id,
      keys: info.command.keys ?? '',
      scope: 'page',
      title: shortTitle(info),
      run: () => invokeByKey(info, info.command.on === 'page' ? { kind: 'none' } : target()),
    })
    const dead = withheld.filter(isBound).map((info) => ({ ...bindingOf(info), isDead: true as const }))
    return keyboard.bind([...dead, ...all.filter(isBound).map(bindingOf)])
    // Titles are of the language in force.
  }, [all, withheld, target, isTaken, caption, own])
}
