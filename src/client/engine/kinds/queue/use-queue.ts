import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSearch } from 'wouter'
import { moveFrom } from '../../../../schema/entity'
import type { ListingPage } from '../../../../schema/page'
import type { CommandInfo, PageInfo } from '../../../../schema/registry'
import type { ApiRow } from '../../parts/target'
import { useCommands } from '../../commands/use-commands'
import type { GridHandle } from '../../grid/grid-types'
import { blockSize } from '../list/list-source'
import { useList } from '../list/use-list'
import { atFirst, comingNext, settle, stepBy, type QueueCursor } from './queue-cursor'
import { stripOpen } from './strip/strip-open'
import type { NamedCase } from './use-named-case'
import { decidingCommands, waitingStates } from './waiting-states'

/** How many waiting items are loaded, in one block; the others move up. */
const atHand = blockSize

const none: readonly string[] = []

/** How many of those are read in full before they are in hand. */
const loadedAhead = 3

/**
 * A list as a queue: those of its records that wait, and which of them is in hand.
 * @param named the record that the address names: shown even where it does not wait, until it is left
 */
export function useQueue(info: PageInfo, list: ListingPage, tabKey: string, named: NamedCase) {
  const grid = useRef<GridHandle>(null)
  const search = useSearch()
  const { entity } = list
  const { all, withheld } = useCommands(info)
  const waits = ('waits' in list ? list.waits : undefined) ?? none
  const states = useMemo(() => waitingStates(entity, waits, all), [entity, waits, all])
  const isAsked = new URLSearchParams(search).has('state') || 'state' in (list.fixed ?? {})
  const owner = useMemo(
    () => ({
      key: 'queue',
      filters: !isAsked && states.length > 0 ? { state: { is: states } } : {},
      parameters: named.parameters,
    }),
    [isAsked, states, named.parameters],
  )
  const work = useList({ info, list, tabKey, owner, hasViews: true, grid })
  const { source } = work
  const version = useSyncExternalStore(source.subscribe, () => source.version())
  // The block that holds them; at its last row, the next one would be asked for ahead.
  useEffect(() => source.ensure({ from: 0, to: 0, travelled: 0 }), [source, version])

  // As they were read: one that is read anew, since it still waits, is another row.
  const [decided, setDecided] = useState<ReadonlySet<ApiRow>>(() => new Set())
  const read: ApiRow[] = []
  for (let index = 0; index < Math.min(source.count, atHand); index++) {
    const row = source.get(index)
    if (row) read.push(row)
  }
  const rows = read.filter((row) => !decided.has(row))
  const ids = rows.map(({ id }) => id)
  const [cursor, setCursor] = useState<QueueCursor>(named.id === null ? atFirst : { id: named.id, index: 0 })
  // One that was named or looked for is shown even where it does not wait, until it is left.
  const [shownAnyway, showAnyway] = useState(named.id)
  const [namedBefore, setNamedBefore] = useState(named.id)
  if (named.id !== namedBefore) {
    setNamedBefore(named.id)
    if (named.id !== null) {
      showAnyway(named.id)
      setCursor({ id: named.id, index: 0 })
    }
  }
  // Found among those that wait, it is one of them, and is left when it waits no more; a conversation stays until one goes on.
  if (shownAnyway !== null && !list.thread && ids.includes(shownAnyway)) showAnyway(null)
  const isNamed = shownAnyway !== null && cursor.id === shownAnyway && !ids.includes(shownAnyway)
  const settled = isNamed || (source.status === 'loading' && rows.length === 0) ? cursor : settle(cursor, ids)
  if (settled !== cursor) setCursor(settled)
  const isElsewhere = named.id !== null && named.id === namedBefore && settled.id !== named.id
  const { forget } = named
  useEffect(() => {
    if (isElsewhere) forget()
  }, [isElsewhere, forget])
  return {
    ...work,
    rows,
    states,
    /** What would decide here, and is not the account's to run; empty where it can decide something. */
    missing: waits.length > 0 && states.length === 0 ? decidingCommands(entity, waits, withheld) : [],
    cursor: settled,
    /** The items that come next, to be loaded ahead. */
    ahead: settled.id === null ? [] : comingNext(settled, ids, loadedAhead),
    choose: (id: number) => setCursor({ id, index: Math.max(0, ids.indexOf(id)) }),
    /** Shows a record of the queue's kind, whether it waits or not. */
    open: (id: number) => {
      showAnyway(id)
      setCursor({ id, index: Math.max(0, ids.indexOf(id)) })
    },
    /** Takes an item out before the list is read anew, where that decision leads out of the queue. @returns how to put it back */
    letGo: (id: number, { name }: CommandInfo) => {
      const row = rows.find((each) => each.id === id)
      const then = row && moveFrom(entity, String(row.state), name)
      if (!row || then === undefined || then === row.state || states.includes(then)) return () => undefined
      setDecided((before) => new Set([...read.filter((each) => before.has(each)), row]))
      showAnyway((now) => (now === id ? null : now))
      return () => {
        setDecided((before) => new Set([...before].filter((each) => each !== row)))
        // Who is answering another case by now goes on with it; this one waits again.
        if (!stripOpen.is) setCursor({ id, index: ids.indexOf(id) })
      }
    },
    /** An item waits no longer: one that was named is shown no longer either. */
    leave: (id: number) => showAnyway((now) => (now === id ? null : now)),
    /** Goes on from that item, unless another one is in hand by now. */
    goOnFrom: (id: number) => setCursor((now) => (now.id === id ? stepBy(now, ids, 1) : now)),
    /** Goes on from an item that stays among the waiting ones. */
    step: (by: number) => setCursor((now) => stepBy(now, ids, by)),
  }
}

export type QueueAtWork = ReturnType<typeof useQueue>
