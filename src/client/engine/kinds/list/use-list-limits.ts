import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { filterCaption } from '../../../../fields/filter-caption'
import type { Filter } from '../../../../fields/filter'
import type { PageInfo } from '../../../../schema/registry'
import { textWithin } from '../../declared/scope-from-url'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { fieldAtPath, type DeclaredList } from '../../parts/list-definition'
import { filterWithin, heldFilters } from './list-query'
import { useReferenceLabels } from './use-reference-labels'

/** What a list is limited to, and its title, which says so. */
export interface ListLimits {
  /** Sent with every query of the list; nobody can clear them. */
  readonly filters: Readonly<Record<string, Filter>>
  /** `VIP items of a market · Indonesia` */
  readonly title: string
  /** `Indonesia`; undefined where the address tells of no record. */
  readonly of?: string
  /** What the address tells, as it is there. */
  readonly word?: string
}

/** What holds in a list whatever it is filtered by: its fixed filters, and the records that the page's address tells. */
export function useListLimits(info: PageInfo, list: DeclaredList): ListLimits {
  const caption = useCaption()
  const format = useFormat()
  const [path] = useLocation()
  const search = useSearch()
  // Further lists of a page belong to its record by a reference of their own.
  const text = list === info.page ? textWithin(info, path, search) : undefined
  const within = useMemo(() => filterWithin(list, text), [list, text])
  const filters = useMemo(() => heldFilters(list, within), [list, within])
  const found = list.within === undefined ? undefined : fieldAtPath(list.entity, list.within)
  const labelOf = useReferenceLabels(found?.field, within)
  const title = caption(info.id)
  // A list of the one record that it names is headed by that record itself.
  const word = text === undefined ? {} : { word: text }
  if (!within || !found || list.within === 'id') return { filters, title, ...word }
  const context = { ...format, captionId: found.captionId }
  const of = filterCaption(within, found.field, context, labelOf)
  return { filters, title: `${title} · ${of}`, of, ...word }
}
