import { useEffect, useEffectEvent, useState } from 'react'
import type { Reference } from '../../schema/field'
import { useReferenceSearch } from '../reference-search'

/**
 * The labels of the records that are chosen: those that came with the value or were picked here are known, the others are
 * fetched once. `learn` adds what a search found.
 */
export function useLabels(entityName: string, values: readonly (number | Reference)[]) {
  const search = useReferenceSearch(entityName)
  const [known, setKnown] = useState<ReadonlyMap<number, Reference>>(new Map())
  const learn = (references: readonly Reference[]) =>
    setKnown((before) => new Map([...before, ...references.map((reference) => [reference.id, reference] as const)]))
  const missing = values.filter((value): value is number => typeof value === 'number' && value > 0 && !known.has(value))
  const key = missing.join()
  const fetchMissing = useEffectEvent((signal: AbortSignal) => {
    search({ ids: missing, limit: missing.length }, signal).then(
      (found) => !signal.aborted && learn(found),
      // Without labels the numbers are there: still the right records.
      () => undefined,
    )
  })
  useEffect(() => {
    if (key === '') return
    const stop = new AbortController()
    fetchMissing(stop.signal)
    return () => stop.abort()
  }, [key, entityName])
  const labelled = values.map((value) => (typeof value === 'number' ? (known.get(value) ?? value) : value))
  return { labelled, learn }
}
