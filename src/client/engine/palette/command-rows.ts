import { habitsFor, isPinned, type Frecency } from './frecency'
import type { IndexEntry } from './index-entry'
import { match, MOST_ROWS, type Match, type Nearness } from './matcher'
import type { Availability, PaletteHost, Place } from './palette-model'
import type { Row, Rows } from './palette-rows'
import type { PreparedIndex } from './prepared-index'
import { PINYIN, TIERS, WORD_PREFIX } from './tiers'

/** What the rows of commands depend on besides what is typed; made again each time the palette opens. */
export interface CommandWorld {
  readonly index: PreparedIndex
  readonly language: 'en' | 'zh'
  readonly contexts: ReadonlyMap<string, Nearness>
  readonly suggested: readonly string[]
  readonly frecency: Frecency
  readonly now: number
  /** Whether the host finds records by their number. */
  readonly findsRecords: boolean
  /** Whether the page has places to go to. */
  readonly hasPlaces: boolean
  readonly places: (text: string) => readonly Place[]
  readonly availability: (id: string) => Availability
  readonly keys: (id: string) => string | undefined
}

/** Reads the world once from the host; what is available is asked once a command while the palette is open. */
export function commandWorld(host: PaletteHost, index: PreparedIndex, now: number): CommandWorld {
  const known = new Map<string, Availability>()
  const availability = (id: string): Availability => {
    const availability = known.get(id) ?? host.availability(id)
    known.set(id, availability)
    return availability
  }
  return {
    index,
    language: host.language(),
    contexts: host.contexts(),
    suggested: host.suggested(),
    frecency: host.frecency.read(),
    now,
    findsRecords: host.findRecords !== undefined,
    hasPlaces: host.places?.('') !== undefined,
    places: (text) => host.places?.(text) ?? [],
    availability,
    keys: (id) => host.keys(id),
  }
}

/** Commands that fit what is typed, best first. `only` keeps to some of them: the prefix modes. */
export function matchedRows(world: CommandWorld, typed: string, only?: (entry: IndexEntry) => boolean): Rows {
  const result = match(world.index, typed, {
    habits: habitsFor(world.frecency, typed, world.now),
    contexts: world.contexts,
    isHidden: (id) => world.availability(id) === 'hidden',
    ...(only && { only }),
  })
  const rows = result.rows.map((match) => ({
    ...commandRow(world, match.entry, match),
    ...(match.tier === 'near' && near),
    ...(match.tier === 'exact' && match.entry.route !== undefined && { isPageNamed: true as const }),
    ...(isMeant(world, match) && { isMeant: true as const }),
  }))
  // Nothing of it anywhere: what is at hand is offered, and said to be no answer.
  const offered = rows.length > 0 ? [] : offeredRows(world, only).rows.map((row) => ({ ...row, ...near }))
  return { rows: [...rows, ...offered], isPending: false }
}

/** Whether the whole text is words of a command's title, or at least fits one of what is in hand. */
function isMeant(world: CommandWorld, { tier, entry }: Match): boolean {
  const isInHand = (world.contexts.get(entry.id) ?? 0) > 0
  return TIERS.indexOf(tier) <= (isInHand ? PINYIN : WORD_PREFIX)
}

/** What stands in where nothing is called what is typed; Enter takes none of them unseen. */
const near = { group: 'palette.group.near', isNear: true } as const

/** Routes whose address or title holds the text: `/user` finds /user-manage/user-list. */
export function routeRows(world: CommandWorld, typed: string): Rows {
  const wanted = typed.trim().toLowerCase()
  const entries = world.index.entries.map(({ entry }) => entry)
  const routes = entries.filter((entry) => entry.route !== undefined && world.availability(entry.id) !== 'hidden')
  const byAddress = routes
    .filter((entry) => entry.route!.slice(1).includes(wanted))
    .sort((a, b) => addressRank(a, wanted) - addressRank(b, wanted) || (a.route! < b.route! ? -1 : 1))
  const byTitle = wanted ? matchedRows(world, wanted, (entry) => entry.route !== undefined).rows : []
  const seen = new Set(byAddress.map((entry) => entry.id))
  const rows = [
    ...byAddress.map((entry) => ({ ...commandRow(world, entry), where: entry.route! })),
    ...byTitle.filter((row) => !row.isNear && !seen.has(row.value)),
  ].slice(0, MOST_ROWS)
  return { rows, isPending: false }
}

/** What is offered before anything is typed: commands of the selection, the recent ones, the pinned ones, the page's, then others worth knowing. */
export function offeredRows(world: CommandWorld, only: (entry: IndexEntry) => boolean = () => true): Rows {
  const { index, contexts, frecency, suggested } = world
  const here = (isOfRows: boolean): string[] =>
    [...contexts].flatMap(([id, nearness]) => (nearness > 1 === isOfRows ? [id] : []))
  const groups: readonly [group: string, ids: readonly string[], most: number][] = [
    ['palette.group.selection', here(true), 12],
    ['palette.group.recent', frecency.recents.filter((id) => !isPinned(frecency, id)), 6],
    ['palette.group.pinned', frecency.pinned ?? [], 20],
    ['palette.group.page', here(false), 20],
    ['palette.group.suggested', suggested, 12],
  ]
  const seen = new Set<string>()
  const rows = groups.flatMap(([group, ids, most]) => {
    const shown = ids.filter((id) => !seen.has(id) && isOffered(world, id, only)).slice(0, most)
    shown.forEach((id) => seen.add(id))
    return shown.map((id): Row => ({ ...commandRow(world, entryOf(index, id)!), group }))
  })
  return { rows: rows.slice(0, MOST_ROWS), isPending: false }
}

/** The row of one command. */
export function commandRow(world: CommandWorld, entry: IndexEntry, match?: Match): Row {
  const { language, availability, keys } = world
  const otherLanguage = language === 'en' ? 'zh' : 'en'
  const marks = match?.[language]
  const otherMarks = match?.[otherLanguage] ?? []
  const state = availability(entry.id)
  const shortcut = keys(entry.id)
  return {
    value: entry.id,
    does: { kind: 'command', id: entry.id },
    title: entry[language],
    danger: entry.danger,
    ...(isPinned(world.frecency, entry.id) && { isPinned: true }),
    ...(marks && { marks }),
    ...(otherMarks.length && !marks?.length && { other: { text: entry[otherLanguage], marks: otherMarks } }),
    ...(entry.within && { where: entry.within[language] }),
    ...(shortcut !== undefined && { keys: shortcut }),
    ...(typeof state === 'object' && { reason: state.reason }),
  }
}

/** A command by its id, if the account may see it. */
export function entryOf(index: PreparedIndex, id: string): IndexEntry | undefined {
  const position = index.positionOf.get(id)
  return position === undefined ? undefined : index.entries[position]!.entry
}

function isOffered({ index, availability }: CommandWorld, id: string, only: (entry: IndexEntry) => boolean): boolean {
  const entry = entryOf(index, id)
  return entry !== undefined && only(entry) && availability(id) !== 'hidden'
}

function addressRank({ route }: IndexEntry, wanted: string): number {
  const at = route!.slice(1).indexOf(wanted)
  return at === 0 ? route!.length : 1_000 + at + route!.length
}
