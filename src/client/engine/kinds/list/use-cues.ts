import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Entity } from '../../../../schema/entity'
import type { FilmRows } from '../../../../schema/film'
import { countRows, readRows } from '../../../base/api/records'
import { besides, cueBeside, joined, stretchAt, stretchLength, type Cue } from '../../film/cues'
import type { Playhead } from '../../film/playhead'
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

/** The rows on the stretch that a film stands in and on those beside it: what is edited elsewhere is not read again. */
export function useCues(list: CueList, playhead: Playhead) {
  const { entity } = list
  const client = useQueryClient()
  const stretch = useSyncExternalStore(playhead.subscribe, () => stretchAt(playhead.get().at))
  const before = useStretch(list, stretch - 1)
  const here = useStretch(list, stretch)
  const after = useStretch(list, stretch + 1)
  useEffect(
    () => onRecordsChanged(entity.name, () => void client.invalidateQueries({ queryKey: ['cues', entity.name] })),
    [client, entity],
  )
  const cues = useMemo(() => joined([before ?? [], here ?? [], after ?? []]), [before, here, after])
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

function useStretch(list: CueList, stretch: number): readonly Cue[] | undefined {
  const { entity, opener } = list
  const { data } = useQuery({
    queryKey: ['cues', entity.name, opener.id, stretch],
    queryFn: () => cuesOn(list, stretch),
    enabled: stretch >= 0,
  })
  return data
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
