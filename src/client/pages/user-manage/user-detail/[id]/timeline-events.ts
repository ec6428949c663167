import { timelineKinds } from '../../../../../shared/timeline-line'
import type { TimelineKind } from '../../../../../shared/timeline-line'
import type { AnswerOf } from '../../../../base/api/declared-calls'

export type TimelinePage = AnswerOf<'GET /user/backend/timeline'>

/** Something that happened to or by a user. */
export type TimelineEvent = TimelinePage['events'][number]

/** The tab of the user's page whose list holds the record behind an event; a message's line says all there is to it. */
export const tabOfKind: Readonly<Partial<Record<TimelineKind, string>>> = {
  order: 'orders',
  ban: 'bans',
  lift: 'bans',
  signIn: 'signIns',
  ticket: 'tickets',
  report: 'reports',
  post: 'posts',
  note: 'notes',
  action: 'actions',
}

/** What tells an event from every other: a ban and its lifting share a record. */
export function keyOf({ kind, id }: Pick<TimelineEvent, 'kind' | 'id'>): string {
  return `${kind}-${id}`
}

/** The kinds of an address's parameter; all where it names none that is known. */
export function kindsOf(text: string | null): readonly TimelineKind[] {
  const named = (text ?? '').split(',')
  const known = timelineKinds.filter((kind) => named.includes(kind))
  return known.length > 0 ? known : timelineKinds
}
