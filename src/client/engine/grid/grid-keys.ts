import { gridCommands } from './grid-commands'
import type { GridCommand } from './grid-context'
import type { CursorMode } from './grid-cursor'
import { chordOfKeys, isTypingChord } from './key-chord'

/** One key of a command, changeable on its own. */
export interface GridKey {
  /** `grid.toggle` for a command's first key, `grid.toggle.2` for its second. */
  readonly id: string
  readonly command: GridCommand
  /** As declared, written like every shortcut. */
  readonly keys: string
}

/** Every key of the grid. */
export const gridKeys: readonly GridKey[] = gridCommands.flatMap((command) =>
  command.keys.map((keys, place) => ({
    id: `grid.${command.name}${place === 0 ? '' : `.${place + 1}`}`,
    command,
    keys,
  })),
)

let table = tableOf({}, true)

/**
 * Puts a person's own keys in force.
 * @param own by the ids of `gridKeys`; null switches one off
 * @param hasSingleKeys whether single characters act at all (WCAG 2.1.4)
 */
export function setGridKeys(own: Readonly<Record<string, string | null>>, hasSingleKeys: boolean): void {
  table = tableOf(own, hasSingleKeys)
}

/** The command that a chord runs in a mode. */
export function gridCommandOf(chord: string, mode: CursorMode): GridCommand | undefined {
  return table.get(`${mode} ${chord}`)
}

/** Whether the grid handles a shortcut itself in some mode; sequences it leaves to others. */
export function isGridKey(keys: string): boolean {
  const chord = chordOfKeys(keys)
  return chord !== undefined && modes.some((mode) => table.has(`${mode} ${chord}`))
}

const modes: readonly CursorMode[] = ['row', 'cell', 'header']

function tableOf(own: Readonly<Record<string, string | null>>, hasSingleKeys: boolean): Map<string, GridCommand> {
  const bound = gridKeys.flatMap(({ id, command, keys }) => {
    const changed = own[id]
    const chord = changed === null ? undefined : chordOfKeys(changed ?? keys)
    if (chord === undefined || (!hasSingleKeys && isTypingChord(chord))) return []
    return command.modes.map((mode) => [`${mode} ${chord}`, command] as const)
  })
  return new Map(bound)
}
