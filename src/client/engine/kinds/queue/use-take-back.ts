import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Entity } from '../../../../schema/entity'
import type { PageInfo } from '../../../../schema/registry'
import { mayUndoLastOf, undoable, undoLastOf } from '../../commands/undo-stack'
import { useCommands } from '../../commands/use-commands'
import { decisionsAnswered } from './use-at-once'
import { onRecordsChanged } from '../../parts/record-events'

/** The key that takes back what was decided last, in every queue but those that give it to a command of their own. */
const takeBackKey = 'u'

/** How what was decided last is taken back. */
export interface TakeBack {
  readonly keys: string | undefined
  /** The server has said that it would: until then its key works, and nothing offers it. */
  readonly isOffered: boolean
  readonly run: () => void
}

/**
 * Takes back what was decided last in a queue, and shows the case again. Asked of the server again whenever a record of the queue
 * changes, since what others have changed meanwhile is not taken back.
 * @param open shows a record of the queue; needs a stable reference
 * @returns undefined where nothing was decided in this visit, and where the server would not take it back
 */
export function useTakeBack(info: PageInfo, entity: Entity, open: (id: number) => void): TakeBack | undefined {
  const { pages, version } = useSnapshot(undoable)
  const { all } = useCommands(info)
  const hasSome = pages.includes(info.id)
  const isTaken = all.some(({ command }) => command.keys === takeBackKey)
  const { data: isAllowed, refetch } = useQuery({
    queryKey: ['takeBack', info.id, version],
    queryFn: () => mayUndoLastOf(info.id),
    enabled: hasSome,
  })
  useEffect(
    () => (hasSome ? onRecordsChanged(entity.name, () => void refetch()) : undefined),
    [hasSome, entity, refetch],
  )
  const run = useCallback(() => {
    void decisionsAnswered()
      .then(() => undoLastOf(info.id))
      .then(([id]) => {
        if (id !== undefined) open(id)
      })
  }, [info, open])
  return useMemo(
    () =>
      hasSome && isAllowed !== false
        ? { keys: isTaken ? undefined : takeBackKey, isOffered: isAllowed === true, run }
        : undefined,
    [hasSome, isAllowed, isTaken, run],
  )
}
