import anchorEntity from '../../../entities/live-manage/anchor'
import liveRoom from '../../../entities/live-manage/live-room'
import liveSession from '../../../entities/live-manage/live-session'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'

type Session = Row<typeof liveSession>
type EndReason = NonNullable<Session['endReason']>

/** What ending streams needs of a call. */
export type StreamContext = Pick<Context, 'records' | 'now'>

/** Whose streams: those of an anchor in all rooms, or of one room. */
export type Streaming = { readonly anchor: number } | { readonly room: number }

const running = ['live', 'paused'] as const

/** The sessions that run now. */
export function runningSessions({ records }: StreamContext, of: Streaming): Promise<Session[]> {
  return records.where(liveSession, { ...of, state: running })
}

/** Ends what streams now. @returns the sessions that were ended */
export async function endStreams(context: StreamContext, of: Streaming, endReason: EndReason): Promise<Session[]> {
  const sessions = await runningSessions(context, of)
  for (const session of sessions) await endSession(context, session, endReason)
  return sessions
}

/** Ends one session; its room and its anchor are no longer live. */
export async function endSession(context: StreamContext, session: Session, endReason: EndReason): Promise<void> {
  const { records, now } = context
  await records.update(liveSession, session, {
    state: 'ended',
    endReason,
    endedAt: now.toISOString(),
    ...(session.startedAt && {
      duration: Math.max(0, Math.round((now.getTime() - Date.parse(session.startedAt)) / 1000)),
    }),
  })
  const room = await records.get(liveRoom, session.room)
  await records.update(liveRoom, room, { liveNow: false, stream: null, currentSession: null, viewers: 0 })
  const [other] = await runningSessions(context, { anchor: session.anchor })
  if (!other) await records.update(anchorEntity, await records.get(anchorEntity, session.anchor), { liveNow: false })
}
