import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
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
import { isPrintable, parseKeys } from '../../base/keys/key-notation'
import { isMac, keyboard } from '../../base/keys/keyboard'
import { settings } from '../../base/settings/settings-store'
import { invokeByKey } from './invoke-by-key'

interface ListKeysOptions {
  readonly info: PageInfo
  readonly target: () => Target
  readonly grid: RefObject<GridHandle | null>
}

const nothing = () => false
const always = () => true
const atOnce = (run: () => void) => run()

/** The rows have the focus, or what stands beside them and has keys of its own; and with it what a single key means. */
const isListFocused = () => document.activeElement?.closest('[role=grid], [data-beside-list]') != null

/** Whether keys are one that types something: neither a chord nor a sequence. */
function isSingle(keys: string | null | undefined): boolean {
  const [first = '', ...more] = parseKeys(keys ?? '', isMac)
  return more.length === 0 && isPrintable(first)
}

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
  const [options] = useState<CommandKeysOptions>(() => ({
    isTaken: isGridKey,
    isListening: isListFocused,
    whenReady: (run) => (grid.current ? grid.current.whenCurrent(run) : run()),
  }))
  useCommandKeys(info, target, options)
  useLayoutEffect(() => keyboard.bind(gridHelp), [])
  useLayoutEffect(() => keyboard.enter('list'), [])
  useEffect(() => {
    grid.current?.focus()
  }, [grid, info])
}

/** What a page with keys of its own says of them. */
export interface CommandKeysOptions {
  /** Whether something on the page handles keys by itself. */
  readonly isTaken?: (keys: string) => boolean
  /** Whether single keys act now: what is typed where nothing takes text is meant for no command. */
  readonly isListening?: () => boolean
  /** Runs a command of records now, or once the records that the person asked for are there. */
  readonly whenReady?: (run: () => void) => void
}

const noOptions: CommandKeysOptions = {}

/**
 * Binds the keys of a page's commands.
 * @param target what a command that needs a record acts on; needs a stable reference
 * @param options needs a stable reference
 */
export function useCommandKeys(
  info: PageInfo,
  target: () => Target,
  { isTaken = nothing, isListening = always, whenReady = atOnce }: CommandKeysOptions = noOptions,
): void {
  const caption = useCaption()
  const { keys: own } = useSnapshot(settings)
  const { all, withheld } = useCommands(info)
  useLayoutEffect(() => {
    const isBound = ({ id, command }: CommandInfo) => {
      const keys = own[id] ?? command.keys
      return command.keys !== undefined && keys !== undefined && !isTaken(keys)
    }
    const run = (info: CommandInfo) => {
      if (info.command.on === 'page') return invokeByKey(info, { kind: 'none' })
      let outcome: void | 'refused' = undefined
      whenReady(() => (outcome = invokeByKey(info, target())))
      return outcome
    }
    const bindingOf = (info: CommandInfo): KeyBinding => ({
      id: info.id,
      keys: info.command.keys ?? '',
      scope: 'page',
      title: shortTitle(info),
      ...(isSingle(own[info.id] ?? info.command.keys) && { when: isListening }),
      run: () => run(info),
    })
    const dead = withheld.filter(isBound).map((info) => ({ ...bindingOf(info), isDead: true as const }))
    return keyboard.bind([...dead, ...all.filter(isBound).map(bindingOf)])
    // Titles are of the language in force.
  }, [all, withheld, target, isTaken, isListening, whenReady, caption, own])
}
