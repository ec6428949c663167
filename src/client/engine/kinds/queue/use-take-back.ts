import { useCallback, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { PageInfo } from '../../../../schema/registry'
import { undoable, undoLastOf } from '../../commands/undo-stack'
import { useCommands } from '../../commands/use-commands'

/** The key that takes back what was decided last, in every queue but those that give it to a command of their own. */
const takeBackKey = 'u'

/** How what was decided last is taken back. */
export interface TakeBack {
  readonly keys: string | undefined
  readonly run: () => void
}

/**
 * Takes back what was decided last in a queue, and shows the case again.
 * @param open shows a record of the queue; needs a stable reference
 * @returns undefined where nothing was decided in this visit
 */
export function useTakeBack(info: PageInfo, open: (id: number) => void): TakeBack | undefined {
  const { pages } = useSnapshot(undoable)
  const { all } = useCommands(info)
  const hasSome = pages.includes(info.id)
  const isTaken = all.some(({ command }) => command.keys === takeBackKey)
  const run = useCallback(() => {
    void undoLastOf(info.id).then(([id]) => {
      if (id !== undefined) open(id)
    })
  }, [info, open])
  return useMemo(
    () => (hasSome ? { keys: isTaken ? undefined : takeBackKey, run } : undefined),
    [hasSome, isTaken, run],
  )
}
