import type { Reference } from '../../../schema/field'
import { searchFields } from '../../../schema/entity'
import { directory } from '../declared/directory'
import { currentLanguage } from '../../base/settings/settings-store'
import { matchingRows } from './matching-rows'
import { plainLabel } from './plain-rows'
import { readPlain } from './read-plain'

interface Search {
  readonly search?: string | undefined
  readonly ids?: readonly number[] | undefined
  readonly limit?: number | undefined
}

/**
 * The records of an entity that a picker may offer, from a host that answers the specified calls alone.
 * @throws ApiError where none of them lists these
 */
export async function plainOptions(entity: string, { search, ids, limit = 20 }: Search, signal: AbortSignal) {
  const declared = directory.entities[entity]?.plain
  const rows = await readPlain(entity, {}, (path) => path, { signal, quiet: true })
  if (!declared) return []
  const chosen = ids?.length ? rows.filter(({ id }) => ids.includes(id)) : rows
  const named = chosen.map((row) => ({ id: row.id, label: plainLabel(declared, row) }) as Reference)
  const text = search?.trim().toLowerCase() ?? ''
  const looked = searchFields(declared)
  const found = named.filter(({ id }, at) => {
    const row = chosen[at]
    return (
      String(id) === text ||
      looked.some((name) =>
        JSON.stringify(row?.[name] ?? '')
          .toLowerCase()
          .includes(text),
      )
    )
  })
  const reading = { clock: { zone: 'UTC', now: 0 }, language: currentLanguage(), fieldAt: () => undefined }
  const inOrder = matchingRows(
    found.map((each) => ({ ...each, version: 0 })),
    { filters: {}, sort: 'label' },
    reading,
  )
  return inOrder.slice(0, limit).map(({ id, label }) => ({ id, label }) as Reference)
}
