import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Entity } from '../../../../schema/entity'
import type { FilmRows } from '../../../../schema/film'
import { countRows, readRows } from '../../../base/api/records'
import { besides, cueBeside, joined, stretchAt, stretchLength, type Cue } from '../../film/cues'
import type { Playhead } from '../../film/playhead'
import type { TimeView } from '../../film/time-view'
import { onRecordsChanged } from '../../parts/record-events'
import type { ApiRow, ListQuery } from '../../parts/target'

/** The rows of a list that lie on its film: all that belong to what opens the page, however the list is filtered. */
export interface CueList {
  readonly entity: Entity
  readonly rows: FilmRows
  /** The reference that opens the page, and the record that it names. */
  readonly opener: { readonly field: string; readonly id: number }
  readonly page: string
  readonly zone: string
}

/** At most this many rows come with one call. */
const windowSize = 200

/** The rows on the stretches that a film stands in and its time line shows, and on those beside: what is edited elsewhere is not read again. */
export function useCues(list: CueList, playhead: Playhead, view: TimeView) {
  const { entity } = list
  const client = useQueryClient()
  const stretch = useSyncExternalStore(playhead.subscribe, () => stretchAt(playhead.get().at))
  const first = useSyncExternalStore(view.subscribe, () => stretchAt(view.get().from))
  const last = useSyncExternalStore(view.subscribe, () => stretchAt(view.get().from + view.get().span))
  useEffect(
    () => onRecordsChanged(entity.name, () => void client.invalidateQueries({ queryKey: ['cues', entity.name] })),
    [client, entity],
  )
  const cues = useQueries({
    queries: stretchesAround(stretch, first, last).map((each) => ({
      queryKey: ['cues', entity.name, list.opener.id, each],
      queryFn: () => cuesOn(list, each),
    })),
    combine: joinedCues,
  })
  /** The cue after a place on the film, or the one before it: asked for where it lies on no stretch that is here. */
  const beside = useCallback(
    async (seconds: number, by: 1 | -1): Promise<Cue | undefined> => {
      const known = cueBeside(cues, seconds, by)
      if (known) return known
      const { after: from, before: to } = besides(seconds)
      const [row] = await readRows(entity, {
        ...queryOf(list, { [list.rows.from]: by === 1 ? { from } : { to } }),
        sort: by === 1 ? list.rows.from : `-${list.rows.from}`,
        size: 1,
      })
      return row && cueOf(list, row)
    },
    [cues, entity, list],
  )
  return { cues, beside }
}

/** Those that are shown and where the film is, each with its neighbours, each once. */
function stretchesAround(at: number, first: number, last: number): readonly number[] {
  const shown = Array.from({ length: last - first + 3 }, (_, nth) => first - 1 + nth)
  return [...new Set([at - 1, at, at + 1, ...shown])].filter((stretch) => stretch >= 0)
}

function joinedCues(stretches: readonly { readonly data?: readonly Cue[] | undefined }[]): readonly Cue[] {
  return joined(stretches.map(({ data }) => data ?? []))
}

async function cuesOn(list: CueList, stretch: number): Promise<readonly Cue[]> {
  const { entity, rows } = list
  const [from, to] = [stretch * stretchLength * 1000, (stretch + 1) * stretchLength * 1000]
  const query = queryOf(list, { [rows.from]: { to: to - 1 }, [rows.to]: { from: from + 1 } })
  const cues: Cue[] = []
  for (;;) {
    const found = await readRows(entity, { ...query, sort: rows.from, size: windowSize, offset: cues.length })
    cues.push(...found.map((row) => cueOf(list, row)))
    if (found.length < windowSize) return cues
  }
}

function queryOf({ rows, opener, page, zone }: CueList, filters: ListQuery['filters']) {
  return {
    filters: { ...filters, [opener.field]: { is: [opener.id] } },
    columns: [rows.from, rows.to, rows.text],
    page,
    zone,
  }
}

function cueOf({ rows }: CueList, row: ApiRow): Cue {
  const text = row[rows.text]
  return {
    id: row.id,
    start: Number(row[rows.from]),
    end: Number(row[rows.to]),
    text: typeof text === 'string' ? text : '',
  }
}

/** At which place a row stands in the list as it is filtered, which is in the order of the film; undefined where that cannot be told. */
export async function placeInList({ entity, rows }: CueList, query: ListQuery, cue: Cue): Promise<number | undefined> {
  if (query.sort !== rows.from || query.filters[rows.from]) return undefined
  const { total } = await countRows(entity, {
    ...query,
    filters: { ...query.filters, [rows.from]: { to: cue.start - 1 } },
  })
  return total
}
