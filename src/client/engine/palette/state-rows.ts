import { commandRow, entryOf, matchedRows, offeredRows, routeRows, type CommandWorld } from './command-rows'
import type { FoundRecord, Place } from './palette-model'
import { mixedRows, recordRow } from './mixed-rows'
import { NO_ROWS, PENDING_ROWS, type Row, type Rows } from './palette-rows'
import { currentStep, isConfirming, type PaletteState } from './palette-state'
import { confirmRows, stepRows, type Caption } from './step-rows'

interface Prefix {
  readonly prefix: string
  /** Key of the caption that explains it, and of the one for the legend. */
  readonly caption: string
  readonly short: string
}

const PREFIXES: readonly Prefix[] = (
  [
    ['>', 'commands'],
    ['/', 'routes'],
    ['@', 'users'],
    ['#', 'records'],
    [':', 'places'],
    ['?', 'help'],
  ] as const
).map(([prefix, name]) => ({ prefix, caption: `palette.prefix.${name}`, short: `palette.legend.${name}` }))

/** Prefixes that turn the input to one kind of thing, as far as there is such a thing here. */
export function prefixesFor(world: CommandWorld): readonly Prefix[] {
  return PREFIXES.filter(
    ({ prefix }) => (world.findsRecords || (prefix !== '@' && prefix !== '#')) && (world.hasPlaces || prefix !== ':'),
  )
}

/** The rows for a state of the palette: always of what is typed now, never of what was typed before. */
export function rowsOf(state: PaletteState, world: CommandWorld, caption: Caption): Rows {
  const { draft, text } = state
  if (!draft) return commandRows(state, world, caption)
  const step = currentStep(state)
  if (step) return stepRows(step, text, state.found, caption)
  const title = entryOf(world.index, draft.id)?.[world.language] ?? draft.id
  return isConfirming(state) ? confirmRows(draft.preview, title, text, caption) : PENDING_ROWS
}

function commandRows({ text, found }: PaletteState, world: CommandWorld, caption: Caption): Rows {
  const rest = text.slice(1)
  switch (text.charAt(0)) {
    case '>':
      return rest.trim() ? matchedRows(world, rest, isCommand) : offeredRows(world, isCommand)
    case '/':
      return routeRows(world, rest)
    case '#':
    case '@':
      return recordRows(text, world, found?.text === text ? found.options : undefined)
    case ':':
      return placeRows(world.places(rest.trim()))
    case '?':
      return helpRows(world, caption)
    default:
      return text.trim()
        ? mixedRows(matchedRows(world, text), found?.text === text ? found : null, world)
        : offeredRows(world)
  }
}

function isCommand({ route }: { readonly route?: string }): boolean {
  return route === undefined
}

/** `#`: records by their number, and commands whose id holds the text; `@`: users. */
function recordRows(
  text: string,
  world: CommandWorld,
  found: readonly { value: string; label: string }[] | undefined,
): Rows {
  const wanted = text.slice(1).trim().toLowerCase()
  if (!wanted) return NO_ROWS
  const records = ((found ?? []) as readonly FoundRecord[]).map(recordRow)
  const withCommands = text.startsWith('#') ? world.index.entries : []
  const commands = withCommands
    .filter(({ entry }) => entry.id.toLowerCase().includes(wanted) && world.availability(entry.id) !== 'hidden')
    .slice(0, 30)
    .map(({ entry }) => ({ ...commandRow(world, entry), where: entry.id }))
  return { rows: [...records, ...commands].slice(0, 50), isPending: world.findsRecords && found === undefined }
}

function placeRows(places: readonly Place[]): Rows {
  const rows = places.map((place): Row => {
    const where = place.hint !== undefined && { where: place.hint }
    return { value: `:${place.value}`, does: { kind: 'place', place }, title: place.label, ...where }
  })
  return { rows, isPending: false }
}

function helpRows(world: CommandWorld, caption: Caption): Rows {
  const rows = prefixesFor(world).map(({ prefix, caption: key }): Row => ({
    value: prefix,
    does: { kind: 'prefix', prefix },
    title: caption(key),
    keys: prefix,
  }))
  return { rows, isPending: false }
}
