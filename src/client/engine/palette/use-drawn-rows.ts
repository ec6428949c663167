import { useEffect, useState } from 'react'
import type { Row } from './palette-rows'

const NONE: readonly Row[] = []

/** More rows than the list shows at once, at any density. */
const atOnce = 18

/** Milliseconds of rest before the rows below those in sight are drawn: longer than between two keys of somebody who types. */
const rest = 250

interface DrawnRows {
  readonly drawn: readonly Row[]
  /** Draws those below too: call it when somebody turns to the list. */
  readonly drawAll: () => void
}

/**
 * The rows to draw: those in sight at once, those below when typing rests or somebody moves into the list. Until then what was
 * drawn there before stays, out of sight; its elements are filled again, which is cheaper than making them.
 * @param isWalked whether somebody has moved through the rows by keys, and may be below those in sight
 */
export function useDrawnRows(rows: readonly Row[], isWalked: boolean): DrawnRows {
  const [whole, setWhole] = useState<readonly Row[]>(NONE)
  const drawAll = () => setWhole(rows)
  useEffect(() => {
    if (whole === rows) return undefined
    const timer = setTimeout(() => setWhole(rows), rest)
    return () => clearTimeout(timer)
  }, [rows, whole])
  const isWhole = whole === rows || isWalked || rows.length <= atOnce
  return { drawn: isWhole ? rows : drawnNow(rows, whole), drawAll }
}

/** The first of the rows, with the former ones below them where they are in no groups. */
export function drawnNow(rows: readonly Row[], former: readonly Row[]): readonly Row[] {
  const head = rows.slice(0, atOnce)
  const isPlain = (row: Row | undefined): boolean => row !== undefined && row.group === undefined
  return isPlain(rows[0]) && isPlain(former[0]) ? [...head, ...former.slice(atOnce, rows.length)] : head
}
