import { queryOptions } from '@tanstack/react-query'
import type { ListingPage } from '../../../../../schema/page'
import type { PageInfo } from '../../../../../schema/registry'
import type { Thread } from '../../../../../schema/thread'
import { readMessages, readSpoken } from './read-thread'

/** What was said in a case. @param id of the case */
export function messagesQuery(info: PageInfo, list: ListingPage, thread: Thread, id: number) {
  return queryOptions({
    queryKey: ['thread', info.id, id],
    queryFn: () => readMessages(info, list, thread, id),
  })
}

/** What the user of a case speaks, and what ready answers are filled with. @param id of the case */
export function spokenQuery(info: PageInfo, list: ListingPage, thread: Thread, id: number) {
  return queryOptions({
    queryKey: ['thread', 'spoken', info.id, id],
    queryFn: () => readSpoken(info, list, thread, id),
  })
}
