import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ListingPage } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import { hasPanel } from '../../../../schema/panel'
import type { Thread } from '../../../../schema/thread'
import { StoredPicture } from '../../../../fields/controls/stored-picture'
import { addressOf } from '../../../base/api/api'
import { useFormat } from '../../../base/format/use-format'
import { mediaOf } from '../../film/media-of'
import { isStream } from '../../film/use-stream'
import type { ApiRow } from '../../parts/target'
import { filmQuery } from '../film/film-query'
import { caseQuery } from './case-query'
import { messagesQuery, spokenQuery } from './thread/thread-query'
import { opensAtFirst, panelQuery, refersBy } from './panel-query'

interface CasesAheadProps {
  readonly info: PageInfo
  readonly list: ListingPage
  /** Of the cases that come next, in their order. */
  readonly ids: readonly number[]
}

/**
 * Reads the cases that come next while the one in hand is looked at: each is then drawn at once, and its film stands ready. One
 * after the other, so that the nearest comes first.
 */
export function CasesAhead({ info, list, ids }: CasesAheadProps) {
  const cache = useQueryClient()
  const queries = ids.map((id) => caseQuery(info, list.entity, id))
  const read = useQueries({
    queries: queries.map((query, index) => {
      const before = queries[index - 1]
      return { ...query, enabled: before === undefined || cache.getQueryData(before.queryKey) !== undefined }
    }),
  })
  return read.map(({ data }) => data && <CaseAhead key={data.id} info={info} list={list} record={data} />)
}

interface CaseAheadProps {
  readonly info: PageInfo
  readonly list: ListingPage
  readonly record: ApiRow
}

/** What stands on a case, fetched ahead: its film, its pictures, what was said, and the panels that it will show open. */
function CaseAhead({ info, list, record }: CaseAheadProps) {
  const format = useFormat()
  const { entity, film, thread, panels = [] } = list
  const [through = ''] = film?.through.split('.') ?? []
  const hasFilm = film !== undefined && (record[through] ?? null) !== null
  const { data } = useQuery({ ...filmQuery(entity, record.id), enabled: hasFilm })
  useQueries({
    queries: panels
      .filter((panel) => hasPanel(panel, record) && refersBy(panel, record) && opensAtFirst(panel))
      .map((panel) => panelQuery(panel, info.id, entity, record)),
  })
  const address = data ? addressOf(data.address) : null
  // What is kept secret is fetched when it is looked at, and not before.
  const pictures = thread
    ? []
    : mediaOf(entity, record).filter(({ kind, name }) => kind === 'picture' && !entity.fields[name]?.secret)
  return (
    <div hidden>
      {thread && <ThreadAhead info={info} list={list} thread={thread} id={record.id} />}
      {/* A stream plays what is on now: there is nothing of it to have beforehand. */}
      {address !== null && !isStream(address) && (
        <video src={address} preload="auto" muted hidden aria-hidden tabIndex={-1} />
      )}
      {pictures.map(({ key }) => (
        <StoredPicture key={key} field={{}} fileKey={key} context={format} alt="" />
      ))}
    </div>
  )
}

interface ThreadAheadProps extends Omit<CaseAheadProps, 'record'> {
  readonly thread: Thread
  readonly id: number
}

/** What was said in a case, fetched ahead. */
function ThreadAhead({ info, list, thread, id }: ThreadAheadProps) {
  useQuery(messagesQuery(info, list, thread, id))
  useQuery(spokenQuery(info, list, thread, id))
  return null
}
