import { useEffect, useSyncExternalStore } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { isListing } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { speaksConsole } from '../../base/api/host-speech'
import { holds } from '../../base/session/session'
import { provideCommandPlace } from '../commands/command-place'
import { benchOf, type Bench } from './bench'
import type { UploadRow } from './upload-rows'

/** Which benches are on screen in place of their lists, by their ids. */
const shown = proxy<{ readonly ids: Record<string, boolean> }>({ ids: {} })

export function openBench({ id }: Bench): void {
  shown.ids[id] = true
}

export function closeBench({ id }: Bench): void {
  delete shown.ids[id]
}

/**
 * The bench of a list as it is opened now, where it has one that whoever sits here may use: the commands that take its files are
 * asked for there.
 */
export function useBench(info: PageInfo): { readonly bench: Bench; readonly isOpen: boolean } | undefined {
  const search = useSearch()
  const { ids } = useSnapshot(shown)
  const { page } = info
  const [opener = ''] = isListing(page) && page.uploads ? (page.openedBy ?? []) : []
  const about = Number(new URLSearchParams(search).get(opener))
  const bench = about > 0 && speaksConsole() ? benchOf(info, about) : undefined
  const isAllowed = bench !== undefined && Object.values(bench.commands).some(({ permission }) => holds(permission))
  useEffect(() => {
    if (!bench || !isAllowed) return
    const stops = Object.values(bench.commands).map(({ id }) => provideCommandPlace(id, null, () => openBench(bench)))
    // Where it cannot be told which are open, none is offered to be gone on with.
    void bench.readOpen().catch(() => undefined)
    return () => stops.forEach((stop) => stop())
  }, [bench, isAllowed])
  return bench && isAllowed ? { bench, isOpen: ids[bench.id] === true } : undefined
}

export function useUploadRows({ queue }: Bench): readonly UploadRow[] {
  return useSyncExternalStore(queue.subscribe, queue.rows)
}
