import type { ListingPage } from '../../../../../schema/page'
import type { CommandInfo } from '../../../../../schema/registry'
import type { Wall } from '../../../../../schema/wall'
import { runnableStates } from '../../../../../schema/eligibility'
import { takesSeveral } from '../strip/where-asked'
import type { WallCommands } from './wall-plan'

/** The commands by which an account decides on a wall, and those that it lacks the right to. */
export function wallCommands(
  { passes, refuses, takes }: Wall,
  { queue }: ListingPage,
  all: readonly CommandInfo[],
  withheld: readonly CommandInfo[],
): { readonly commands: WallCommands | undefined; readonly missing: readonly CommandInfo[] } {
  const names = [passes, refuses.command, ...(takes === undefined ? [] : [takes])]
  const find = (name: string | undefined) => all.find((each) => each.name === name)
  const [passing, refusing, taking] = [find(passes), find(refuses.command), find(takes)]
  const field = refusing?.command.asks?.[refuses.reason]
  if (!passing || !refusing || !field || (takes !== undefined && !taking))
    return { commands: undefined, missing: withheld.filter(({ name }) => names.includes(name)) }
  const commands = {
    passes: passing,
    refuses: refusing,
    reason: refuses.reason,
    isSeveral: takesSeveral(field),
    takes: taking,
    holder: queue?.holder,
  }
  return { commands, missing: [] }
}

/** Of the states in which records wait, those that can be decided on many at a time; all of them where nothing can. */
export function wallStates(waits: readonly string[], commands: WallCommands | undefined): readonly string[] {
  if (!commands) return waits
  const { passes, takes } = commands
  const known = [runnableStates(passes), ...(takes ? [runnableStates(takes)] : [])]
  return waits.filter((state) => known.some((states) => states === undefined || states.includes(state)))
}
