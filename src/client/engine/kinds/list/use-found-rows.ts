import { useEffect, useState } from 'react'

/** A record of the list that fits what is typed. */
export interface FoundRow {
  readonly id: number
  readonly title: string
}

/** Finds a list's records by number or name. */
export type FindRows = (text: string, signal: AbortSignal) => Promise<readonly FoundRow[]>

/** How long after the last key a search begins, in milliseconds. */
const restMs = 150
/** Fewer letters mean too many records. */
const fewestLetters = 2

const noRows: readonly FoundRow[] = []

/** The records that fit a text; undefined until they are known, none where nothing finds them. */
export function useFoundRows(text: string, find: FindRows | undefined): readonly FoundRow[] | undefined {
  const wanted = text.trim()
  const [found, setFound] = useState<{ readonly text: string; readonly rows: readonly FoundRow[] }>()
  const isAsked = find !== undefined && wanted.length >= fewestLetters
  useEffect(() => {
    if (!isAsked) return
    const ending = new AbortController()
    const ask = () =>
      find(wanted, ending.signal).then(
        (rows) => setFound({ text: wanted, rows }),
        () => !ending.signal.aborted && setFound({ text: wanted, rows: noRows }),
      )
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [isAsked, wanted, find])
  if (!isAsked) return noRows
  return found?.text === wanted ? found.rows : undefined
}
