import { explainRefusal } from '../../../base/api/explain-refusal'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Entity } from '../../../../schema/entity'
import type { CommandInfo } from '../../../../schema/registry'
import { runCommand } from '../../commands/run-command'
import type { ApiRow } from '../../parts/target'
import { arrange, isSameOrder, placeOnServer, positionAt, withNewcomers } from './arrange'

/** Steps by key are sent together once no further one comes for this many milliseconds. */
const rest = 500

interface Moving {
  readonly row: ApiRow
  /** The order that a person has made, the row among it. */
  readonly order: readonly number[]
}

/**
 * The rows in the order a person moves them into, at once; each move is sent after the one before it, and taken back where
 * the server refuses it.
 * @param rows as the server last sent them
 * @param moveTo the command that moves a record; undefined where it cannot be moved
 */
export function useMoves(entity: Entity, rows: readonly ApiRow[], moveTo: CommandInfo | undefined) {
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const told = rows.map(({ id }) => id)
  const shown = useMemo(() => {
    if (!order) return rows
    const byId = new Map(rows.map((row) => [row.id, row]))
    return withNewcomers(order, [...byId.keys()]).map((id) => byId.get(id)!)
  }, [rows, order])

  const live = useRef({ rows, moveTo })
  const waiting = useRef<Moving>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<void>>(Promise.resolve())
  const open = useRef(0)
  useEffect(() => {
    live.current = { rows, moveTo }
  })
  // The server tells the order that is shown: there is nothing left to hold against it.
  const isConfirmed = order !== null && isSameOrder(order, told)
  useEffect(() => {
    if (isConfirmed && open.current === 0) setOrder(null)
  }, [isConfirmed])

  const send = () => {
    clearTimeout(timer.current)
    const moving = waiting.current
    waiting.current = undefined
    if (!moving) return
    open.current += 1
    sending.current = sending.current.then(async () => {
      const { rows: known, moveTo: command } = live.current
      const { row } = moving
      // Records may have come in since: it goes behind what it was put behind, not to a number that others have taken.
      const place = placeOnServer(
        moving.order,
        known.map(({ id }) => id),
        row.id,
      )
      try {
        if (!command) return
        const target = { kind: 'rows', entity, ids: [row.id], known: [row] } as const
        await runCommand(command, target, { position: positionAt(entity, known, place) })
      } catch (error) {
        setOrder(null)
        await explainRefusal(error)
      } finally {
        open.current -= 1
      }
    })
  }
  const sendLast = useEffectEvent(send)
  useEffect(() => () => sendLast(), [])

  /** Moves a record to a place, counted from 0; by keys it is sent when they rest. */
  const move = (id: number, to: number, isByKey: boolean): void => {
    const before = shown.map((row) => row.id)
    const after = arrange(before, id, to)
    const row = shown.find((each) => each.id === id)
    if (after === before || !moveTo || !row) return
    if (waiting.current && waiting.current.row.id !== id) send()
    setOrder(after)
    waiting.current = { row, order: after }
    clearTimeout(timer.current)
    if (isByKey) timer.current = setTimeout(send, rest)
    else send()
  }
  return { shown, move }
}
