import * as commands from '../../../../commands/live-manage/live-patrol'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import liveInspection from '../../../entities/live-manage/live-inspection'
import liveRoom from '../../../entities/live-manage/live-room'
import type { Row } from '../../../schema/entity'
import { isLeft, takingNext } from '../../run/take-next'
import { punish } from '../../domain/live/punish'
import { reasonOfLabel } from '../../domain/live/punishment-terms'
import { handlers, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Inspection = Row<typeof liveInspection>

type Label = Inspection['label']

export default handlers(commands, {
  take: takingNext(commands.take, {
    entity: liveInspection,
    states: ['open', 'taken'],
    taken: 'taken',
    page: '/live-manage/live-patrol',
  }),

  takeShown: {
    check: ({ account, now }, { assignee, updatedAt }) => {
      if (assignee === account.id) return Promise.resolve('queue.yoursAlready')
      return Promise.resolve(assignee === null || isLeft(updatedAt, now) || 'queue.withOther')
    },
    run: async ({ records, account }, row) => {
      await records.update(liveInspection, row, { state: 'taken', assignee: account.id })
    },
  },

  warn: {
    undo: 'never',
    check: isImpartial,
    run: (context, row, args) => decide(context, row, 'warn', args),
  },

  cut: {
    undo: 'never',
    check: isImpartial,
    run: (context, row, args) => decide(context, row, 'cut', args),
  },

  ban: {
    undo: 'never',
    check: isImpartial,
    run: (context, row, args) => decide(context, row, 'ban', args),
  },

  watchList: {
    run: async ({ records }, row, { until }) => {
      await records.update(anchorEntity, await records.get(anchorEntity, row.anchor), { watchUntil: until })
    },
  },
})

/** Nobody decides about a guild that they are in charge of. */
async function isImpartial({ records, account }: Context, { anchor }: Inspection): Promise<Verdict> {
  const { guild } = await records.get(anchorEntity, anchor)
  if (!guild) return true
  const { operator } = await records.get(guildEntity, guild)
  return operator !== account.id || 'live-manage.live-patrol.ownGuild'
}

/** The decision, and the punishment that it is, with what the item shows for evidence; the cover of the room where it shows nothing. */
async function decide(
  context: Context,
  row: Inspection,
  decision: 'warn' | 'cut' | 'ban',
  {
    label,
    decisionNote,
    days,
  }: { readonly label: Label; readonly decisionNote: string | null; readonly days?: number },
): Promise<void> {
  const { records, account, now } = context
  await records.update(liveInspection, row, {
    state: 'decided',
    decision,
    label,
    decisionNote,
    decidedBy: account.id,
    decidedAt: now.toISOString(),
  })
  const anchor = await records.get(anchorEntity, row.anchor)
  const room = await records.get(liveRoom, row.room)
  const target = decision === 'ban' ? { anchor } : { room }
  const seen = row.snapshots?.length || row.clip ? (row.snapshots ?? []) : [room.cover]
  await punish(context, target, {
    kind: decision,
    reasonCode: reasonOfLabel(label),
    description: decisionNote ?? label,
    evidence: seen.slice(0, 9),
    clip: row.clip,
    session: row.session,
    ...(days !== undefined && { days }),
  })
}
