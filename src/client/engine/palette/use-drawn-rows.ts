import { useEffect, useState } from 'react'
import type { Row } from './palette-rows'

const NONE: readonly Row[] = []

/** More rows than the list shows at once, at any density. */
const atOnce = 18

/**
 * The rows to draw in this frame: those in sight at once, those below after the frame has been painted. Until then what was
 * drawn there before stays, out of sight; its elements are filled again, which is cheaper than making them.
 */
export function useDrawnRows(rows: readonly Row[]): readonly Row[] {
  const [whole, setWhole] = useState<readonly Row[]>(NONE)
  useEffect(() => (whole === rows ? undefined : afterPaint(() => setWhole(rows))), [rows, whole])
  return whole === rows || rows.length <= atOnce ? rows : drawnNow(rows, whole)
}

/** The first of the rows, with the former ones below them where they are in no groups. */
export function drawnNow(rows: readonly Row[], former: readonly Row[]): readonly Row[] {
  const head = rows.slice(0, atOnce)
  const isPlain = (row: Row | undefined): boolean => row !== undefined && row.group === undefined
  return isPlain(rows[0]) && isPlain(former[0]) ? [...head, ...former.slice(atOnce, rows.length)] : head
}

/** Runs a task once the frame that is being made is on screen; returns what cancels it. */
function afterPaint(task: () => void): () => void {
  const channel = new MessageChannel()
  channel.port1.onmessage = task
  const frame = requestAnimationFrame(() => channel.port2.postMessage(null))
  return () => {
    cancelAnimationFrame(frame)
    channel.port1.onmessage = null
    channel.port1.close()
  }
}
