import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isListing } from '../../schema/page'
import type { PageInfo } from '../../schema/registry'
import { subjectsOf } from '../../schema/route-subjects'
import { NoSuchRecord } from './no-such-record'
import { searchReferences } from './search-references'

interface NamedRecordProps {
  readonly info: PageInfo
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>
  readonly children: ReactNode
}

interface Named {
  readonly to: string
  readonly value: string
}

/**
 * A page, unless its address names a record that is not there. Forms and details read their record themselves and say so
 * when they are answered; what a list is held to nobody else looks at.
 */
export function NamedRecord({ info, params, children }: NamedRecordProps) {
  const named = namedBy(info, params)
  const [first] = named
  const found = useQuery({
    queryKey: ['named', first?.to, first?.value],
    queryFn: ({ signal }) => searchReferences(first?.to ?? '', { ids: [Number(first?.value)] }, signal),
    enabled: first !== undefined && isId(first.value),
    staleTime: 60_000,
    retry: false,
  })
  // Whoever may not look the record up is told by the page itself.
  const isMissing = first !== undefined && (!isId(first.value) || found.data?.length === 0)
  return isMissing ? <NoSuchRecord info={info} to={first.to} wanted={first.value} /> : children
}

/** The records that an address names by what a list is held to; of areas, all of them is no record. */
function namedBy(info: PageInfo, params: Readonly<Record<string, string>>): readonly Named[] {
  if (!isListing(info.page) && info.page.kind !== 'tool') return []
  return subjectsOf(info).flatMap(({ name, to }) => {
    const value = params[name]
    return to === undefined || value === undefined || value === '-1' ? [] : [{ to, value }]
  })
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}
