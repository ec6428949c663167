import type { CommandWorld } from './command-rows'
import { entryOf } from './command-rows'
import { isPinned } from './frecency'
import type { Row } from './palette-rows'

/** What can be done with a result besides taking it. */
export type RowActionName =
  'run' | 'newTab' | 'copyLink' | 'copyId' | 'star' | 'unstar' | 'pin' | 'unpin' | 'changeKeys' | 'forget'

export interface RowChoice {
  readonly name: RowActionName
  /** Caption's key. */
  readonly caption: string
  /** The key that does the same without the panel. */
  readonly keys?: string
}

/** The actions of a result, the one that Enter takes first; none for what is no command and no record. */
export function choicesOf(row: Row | undefined, world: CommandWorld, isStarred: (url: string) => boolean): RowChoice[] {
  if (row?.does.kind === 'record') return named(['open', 'newTab', 'copyLink', 'copyId'])
  if (row?.does.kind !== 'command') return []
  const { id } = row.does
  const route = entryOf(world.index, id)?.route
  const isPlace = route !== undefined
  return named([
    ...(row.reason === undefined ? [isPlace ? ('open' as const) : ('run' as const)] : []),
    isPlace ? 'newTab' : 'fillInNewTab',
    'copyLink',
    'copyId',
    ...(isPlace ? [isStarred(route) ? ('unstar' as const) : ('star' as const)] : []),
    isPinned(world.frecency, id) ? 'unpin' : 'pin',
    ...(row.keys === undefined ? [] : ['changeKeys' as const]),
    ...(world.frecency.recents.includes(id) ? ['forget' as const] : []),
  ])
}

/** Two names for the same deed, where it is called differently. */
type Called = RowActionName | 'open' | 'fillInNewTab'

const keysOf: Partial<Record<Called, string>> = {
  run: 'Enter',
  open: 'Enter',
  newTab: 'Mod+Enter',
  fillInNewTab: 'Mod+Enter',
  copyLink: 'Mod+C',
}

function named(called: readonly Called[]): RowChoice[] {
  return called.map((name) => {
    const keys = keysOf[name]
    return {
      name: name === 'open' ? 'run' : name === 'fillInNewTab' ? 'newTab' : name,
      caption: `palette.action.${name}`,
      ...(keys !== undefined && { keys }),
    }
  })
}
