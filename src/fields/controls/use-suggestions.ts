import { useEffect, useEffectEvent, useState } from 'react'
import type { Reference } from '../../schema/field'
import { useReferenceSearch } from '../reference-search'

export interface Suggestions {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly options: readonly Reference[]
}

/** A pause in typing after which the server is asked, in milliseconds. */
const PAUSE = 150

/** What the server finds for the text while the list is open. Answers that come late never replace newer ones. */
export function useSuggestions(entityName: string, text: string, isOpen: boolean): Suggestions {
  const search = useReferenceSearch(entityName)
  const key = `${entityName} ${text}`
  const [found, setFound] = useState<Suggestions & { readonly key: string }>()
  const ask = useEffectEvent((signal: AbortSignal) => {
    const settle = (suggestions: Suggestions) => !signal.aborted && setFound({ ...suggestions, key })
    search({ search: text, limit: 20 }, signal).then(
      (options) => settle({ state: 'ready', options }),
      () => settle({ state: 'failed', options: [] }),
    )
  })
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const timer = setTimeout(() => ask(stop.signal), PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key, isOpen])
  return found?.key === key ? found : { state: 'loading', options: [] }
}
