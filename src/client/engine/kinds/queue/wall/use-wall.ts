import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import type { Filter } from '../../../../../fields/filter'
import type { ListingPage } from '../../../../../schema/page'
import type { PageInfo } from '../../../../../schema/registry'
import type { Wall } from '../../../../../schema/wall'
import { useCommands } from '../../../commands/use-commands'
import type { GridHandle } from '../../../grid/grid-types'
import type { ApiRow } from '../../../parts/target'
import { useList } from '../../list/use-list'
import { keepSize, keptSize, sizesOf, type WallSize } from './wall-size'
import { wallCommands, wallStates } from './wall-commands'

/** The fewest cases that are loaded: those beyond the screen move up. */
const atHand = 100

const none: readonly string[] = []

/** A case on the wall. */
export interface Tile {
  readonly row: ApiRow
  /** It does not wait any more: somebody has decided on it since the screen was drawn. */
  readonly isSettled: boolean
}

interface Held {
  readonly key: string
  readonly rows: readonly ApiRow[]
}

/**
 * A queue's cases on a wall, the worst first. What is on the screen stays where it is until it is decided on, or the screen is
 * turned: nothing moves under the hand.
 */
export function useWall(info: PageInfo, list: ListingPage, wall: Wall, tabKey: string) {
  const grid = useRef<GridHandle>(null)
  const search = useSearch()
  const { all, withheld } = useCommands(info)
  const { commands, missing } = useMemo(() => wallCommands(wall, list, all, withheld), [wall, list, all, withheld])
  const owner = useMemo(() => {
    const asked = new URLSearchParams(search)
    const states = wallStates(list.waits ?? none, commands)
    const limits: Readonly<Record<string, Filter>> = {
      ...Object.fromEntries(Object.entries(wall.only ?? {}).map(([path, words]) => [path, { is: words ?? none }])),
      ...(states.length > 0 && { state: { is: states } }),
    }
    const filters = Object.fromEntries(Object.entries(limits).filter(([path]) => !asked.has(path)))
    return { key: 'wall', filters, parameters: none, sort: String(wall.order) }
  }, [wall, list, commands, search])
  // A page of one case, which its address names, has all that wait on its wall.
  const whole = useMemo(() => (list.within === 'id' ? withoutWithin(list) : list), [list])
  const work = useList({ info, list: whole, tabKey, owner, hasViews: true, grid })
  const { source } = work
  const version = useSyncExternalStore(source.subscribe, () => source.version())
  const sizes = sizesOf(wall)
  const [size, setSize] = useState<WallSize>(() => keptSize(info.id, sizes))
  const [screen, setScreen] = useState(0)
  const [round, setRound] = useState(0)
  const [held, setHeld] = useState<Held>({ key: '', rows: [] })
  // As they were when they were decided on: what comes again as another row waits again.
  const [gone, setGone] = useState<ReadonlyMap<number, ApiRow>>(new Map())

  const perScreen = size.columns * size.rows
  const last = Math.max(atHand, (screen + 2) * perScreen) - 1
  useEffect(() => source.ensure({ from: 0, to: last, travelled: 0 }), [source, version, last])

  const rows: ApiRow[] = []
  for (let index = 0; index <= Math.min(source.count - 1, last); index++) {
    const row = source.get(index)
    if (row) rows.push(row)
  }
  const waiting = rows.filter((row) => gone.get(row.id) !== row)
  if (waiting.some(({ id }) => gone.has(id))) {
    setGone(new Map([...gone].filter(([id]) => !waiting.some((row) => row.id === id))))
    setRound(round + 1)
  }
  const from = screen * perScreen
  const here = waiting.slice(from, from + perScreen)
  const key = `${source.query} ${size.name} ${screen} ${round}`
  const isReady = source.status === 'ready'
  if (isReady && screen > 0 && here.length === 0 && waiting.length > 0) setScreen(0)
  else if (isReady && (held.key !== key || (held.rows.length === 0 && here.length > 0))) setHeld({ key, rows: here })

  const known = new Map(waiting.map((row) => [row.id, row]))
  const tiles = held.rows.map((row): Tile => {
    const now = known.get(row.id)
    return { row: now ?? row, isSettled: isReady && now === undefined }
  })
  const total = source.total === null ? null : Math.max(0, source.total - (rows.length - waiting.length))
  const screens = total === null ? null : Math.max(1, Math.ceil(total / perScreen))
  return {
    ...work,
    wall,
    page: list,
    /** The commands that decide here; undefined where the account lacks the right to one of them. */
    deciding: commands,
    /** Those that it lacks the right to. */
    missing,
    tiles,
    /** The cases of the next screen, whose pictures are fetched ahead. */
    ahead: waiting.slice(from + perScreen, from + 2 * perScreen),
    /** How many wait on all screens; null while that is not known. */
    total,
    size,
    /** Those that there are to choose. */
    sizes,
    screen,
    screens,
    resize: (next: WallSize) => {
      keepSize(info.id, next)
      setScreen(0)
      setSize(next)
    },
    turn: (by: number) => setScreen(Math.max(0, Math.min(screen + by, (screens ?? 1) - 1))),
    /** These were decided on: the others move up. */
    settle: (ids: readonly number[]) => {
      setGone(new Map([...gone, ...rows.filter(({ id }) => ids.includes(id)).map((row) => [row.id, row] as const)]))
      setRound(round + 1)
      source.reload()
    },
    /** Draws the screen again from what waits now. */
    renew: () => {
      setRound(round + 1)
      source.reload()
    },
  }
}

function withoutWithin({ within: _within, ...list }: ListingPage): ListingPage {
  return list
}

export type WallAtWork = ReturnType<typeof useWall>
