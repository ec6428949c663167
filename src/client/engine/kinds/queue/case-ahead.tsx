import { useQuery } from '@tanstack/react-query'
import type { ListingPage } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import { addressOf } from '../../../base/api/api'
import { isStream } from '../../film/use-stream'
import { filmQuery } from '../film/film-query'
import { caseQuery } from './case-query'

interface CaseAheadProps {
  readonly info: PageInfo
  readonly list: ListingPage
  /** Of the case that comes next. */
  readonly id: number
}

/** Reads the case that comes next while the one in hand is looked at: it is then drawn at once, and its film stands ready. */
export function CaseAhead({ info, list, id }: CaseAheadProps) {
  const { entity, film } = list
  const { data: record } = useQuery(caseQuery(info, entity, id))
  const [through = ''] = film?.through.split('.') ?? []
  const hasFilm = film !== undefined && (record?.[through] ?? null) !== null
  const { data } = useQuery({ ...filmQuery(entity, id), enabled: hasFilm })
  const address = data ? addressOf(data.address) : null
  // A stream plays what is on now: there is nothing of it to have beforehand.
  if (address === null || isStream(address)) return null
  return <video key={id} src={address} preload="auto" muted hidden aria-hidden tabIndex={-1} />
}
