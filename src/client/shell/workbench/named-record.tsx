import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import type { PageInfo } from '../../../schema/registry'
import { NoSuchRecord } from '../../engine/parts/no-such-record'
import { isId, recordsNamedBy } from './records-named-by'
import { searchReferences } from '../../engine/references/search-references'
import { minuteMs } from '../../../schema/time'

interface NamedRecordProps {
  readonly info: PageInfo
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/**
 * A page, unless its address names a record that is not there. Forms and details read their record themselves and say so
 * when they are answered; what a list is limited to nobody else looks at.
 */
export function NamedRecord({ info, params, children }: NamedRecordProps) {
  const [first] = recordsNamedBy(info, params, useSearch())
  const found = useQuery({
    queryKey: ['named', first?.to, first?.value],
    queryFn: ({ signal }) => searchReferences(first?.to ?? '', { ids: [Number(first?.value)] }, signal),
    enabled: first !== undefined && isId(first.value),
    staleTime: minuteMs,
    retry: false,
  })
  // Where somebody may not look the record up, the page itself says so.
  const isMissing = first !== undefined && (!isId(first.value) || found.data?.length === 0)
  return isMissing ? <NoSuchRecord info={info} to={first.to} wanted={first.value} /> : children
}
