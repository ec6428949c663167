import { KBarContext } from 'kbar'
import { useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import type { Args, PaletteHost } from './palette-model'

/** Runs a command that is ready. */
export type Perform = (id: string, args: Args, how: { readonly secondary: boolean }) => void

/**
 * Registers every command with kbar, as often as the list of entries changes, and returns what runs one through it. The README
 * of this folder says what else of kbar is used, and what is not.
 */
export function useCommandRegistry(host: PaletteHost): Perform {
  const { query, getState } = useContext(KBarContext)
  const ready = useRef<{ readonly args: Args; readonly secondary: boolean } | null>(null)
  const entries = host.entries()
  const actions = useMemo(
    () =>
      entries.map(({ id, en, priority }) => ({
        id,
        name: en,
        priority,
        perform: () => {
          const how = ready.current
          ready.current = null
          if (how) void host.run(id, how.args, { secondary: how.secondary })
        },
      })),
    [entries, host],
  )
  useEffect(() => query.disable(true), [query])
  useEffect(() => query.registerActions(actions), [query, actions])
  return useCallback(
    (id, args, { secondary }) => {
      ready.current = { args, secondary }
      getState().actions[id]?.command?.perform()
    },
    [getState],
  )
}
