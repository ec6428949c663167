import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CellDraft } from '../../../../../calls/records'
import type { Entity } from '../../../../../schema/entity'
import { speaksSpecificationAlone } from '../../../../base/api/host-speech'
import { readDrafts, sendDrafts } from '../../../../base/api/records'
import { onRecordsChanged } from '../../../parts/record-events'
import { registerTabMemory } from '../../../tabs/tab-memory'
import { markUnsaved } from '../../form/unsaved-changes'
import type { ListAtWork } from '../use-list'
import { openerOf } from '../../../parts/opener-of'
import { createCellDrafts, type CellDrafts } from './cell-drafts'

/** The drafts of lists, by the record that opens each: they outlive a tab that is left. */
const stores = new Map<string, CellDrafts>()

const none: readonly CellDraft[] = []

/** What is typed into the cells of a list and not saved; undefined where the list keeps none, or the account may not edit it. */
export function useDrafts({ list, state, commands }: ListAtWork): {
  readonly drafts: CellDrafts | undefined
  readonly shown: readonly CellDraft[]
} {
  const { entity } = list
  const reference = 'drafts' in list ? list.drafts : undefined
  const mayEdit = commands.some(({ command }) => command.verb === 'edit')
  const of = reference === undefined || !mayEdit ? undefined : openerOf(reference, state.filters)?.id
  const drafts = useMemo(
    () => (of === undefined || speaksSpecificationAlone() ? undefined : draftsOf(entity, of)),
    [entity, of],
  )
  useEffect(() => {
    if (!drafts) return undefined
    // What cannot be read now is read when the next record changes; what is typed is kept all the same.
    const load = () => void drafts.load().catch(() => undefined)
    load()
    return onRecordsChanged(entity.name, load)
  }, [drafts, entity])
  const shown = useSyncExternalStore(drafts?.subscribe ?? subscribeToNothing, drafts?.shown ?? noDrafts)
  return { drafts, shown }
}

const noDrafts = () => none
const subscribeToNothing = () => () => undefined

function draftsOf(entity: Entity, of: number): CellDrafts {
  const key = `${entity.name}.${of}`
  const drafts =
    stores.get(key) ??
    createCellDrafts({
      read: () => readDrafts(entity, of, { quiet: true }),
      send: (changes, isLeaving) => sendDrafts(entity, { of, ...changes }, { quiet: true, keepalive: isLeaving }),
      // Until it is there, whoever leaves would lose it.
      onUnsent: (isUnsent) => markUnsaved(`drafts.${key}`, isUnsent),
    })
  stores.set(key, drafts)
  return drafts
}

registerTabMemory({
  drop: () => undefined,
  dropAll: () => stores.clear(),
})

if (typeof window !== 'undefined')
  window.addEventListener('pagehide', () => {
    for (const drafts of stores.values()) drafts.leave()
  })
