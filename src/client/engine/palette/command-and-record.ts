import { indexOf } from './index-cache'
import { match } from './matcher'
import type { PaletteHost } from './palette-model'
import { MEANING, TIERS } from './tiers'

/** The commands that the beginning of a text may name, the likeliest first, and what follows it. */
export interface CommandsBefore {
  readonly commands: readonly string[]
  readonly rest: string
}

/** How many commands are asked after: more would make the server look through as many kinds of record. */
const MOST = 6

/**
 * Splits a text into a command and what names a record: `ban 42`, `封禁42`, `disable account lazy moth`. The longest beginning
 * that names a command counts; undefined where none does.
 */
export function commandsBefore(host: PaletteHost, text: string): CommandsBefore | undefined {
  for (const at of splits(text.trim())) {
    const commands = commandsNamed(host, text.trim().slice(0, at))
    if (commands.length > 0) return { commands, rest: text.trim().slice(at).trim() }
  }
  return undefined
}

function commandsNamed(host: PaletteHost, typed: string): string[] {
  const { rows } = match(indexOf(host.entries()), typed, {
    contexts: host.contexts(),
    isHidden: (id) => host.availability(id) === 'hidden',
    only: ({ route }) => route === undefined,
  })
  return rows
    .filter(({ tier }) => TIERS.indexOf(tier) <= MEANING)
    .slice(0, MOST)
    .map(({ entry }) => entry.id)
}

/** Where one word ends and another begins, the last such place first; at most the first three words are a command. */
function splits(text: string): number[] {
  const ends = [...text.matchAll(/\s+|(?<=[\u3400-\u9fff])(?=[a-z0-9])/giu)].map(({ index }) => index)
  return ends
    .filter((at) => at > 0)
    .slice(0, 3)
    .reverse()
}
