import { fixedItem } from '../../../dictionaries/dictionaries'
import liveExposurePlan from '../../../entities/live-config/live-exposure-plan'
import livePosition from '../../../entities/live-config/live-position'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import liveRoom from '../../../entities/live-manage/live-room'
import liveSession from '../../../entities/live-manage/live-session'
import punishmentEntity from '../../../entities/live-manage/punishment'
import { itemText } from '../../../fields/choice/item-text'
import type { Row } from '../../../schema/entity'
import { refreshDictionaries } from '../../db/read-dictionaries'
import type { Context } from '../../pipeline/operation'
import { banUser } from '../users/bans'
import { adjustNextPeriod } from './next-period'
import { resetRoomCover } from './room-cover'
import { endStreams, runningSessions } from './running-streams'
import { tellUsers } from './tell-user'
import { inBothLanguages } from './in-both-languages'
import { caption } from '../../base/captions'

export type Punishment = Row<typeof punishmentEntity>

/** Does to its target what a punishment in force says, and tells the punished. */
export async function carryOut(context: Context, punishment: Punishment): Promise<void> {
  const { kind } = punishment
  if (kind === 'ban' || kind === 'permanentBan') await ban(context, punishment)
  if (kind === 'cut') await cut(context, punishment)
  if (kind === 'warn') await countWarning(context, punishment)
  if (kind === 'coverReset') for (const room of await roomsOf(context, punishment)) await resetRoomCover(context, room)
  if (kind === 'noRecommend')
    for (const room of await roomsOf(context, punishment))
      await context.records.update(liveRoom, room, { noRecommend: true })
  if (kind === 'mute' && punishment.user)
    await banUser(context, punishment.user, {
      scope: 'comment',
      reasonCode: fixedItem('userBanReason', 'other'),
      reason: punishment.description,
      expiresAt: punishment.endsAt,
    })
  if (kind === 'fine' || kind === 'deduct') await take(context, punishment)
  await tell(context, punishment)
}

async function ban(context: Context, { anchor, room, endsAt }: Punishment): Promise<void> {
  const { records } = context
  if (anchor) {
    await endStreams(context, { anchor }, 'banned')
    await records.update(anchorEntity, await records.get(anchorEntity, anchor), {
      state: 'banned',
      banUntil: endsAt,
      liveNow: false,
    })
    for (const own of await records.where(liveRoom, { anchor })) await leaveRecommendation(context, own.id)
  } else if (room) {
    await endStreams(context, { room }, 'banned')
    await records.update(liveRoom, await records.get(liveRoom, room), { state: 'banned', banUntil: endsAt })
    await leaveRecommendation(context, room)
  }
}

/** A banned room holds no position, and no plan shows it on; what is undelivered is not made good. */
async function leaveRecommendation({ records }: Context, room: number): Promise<void> {
  const plans = await records.where(liveExposurePlan, { room, state: ['scheduled', 'running', 'paused'] })
  for (const plan of plans) await records.update(liveExposurePlan, plan, { state: 'stopped', stopReason: 'ban' })
  for (const position of await records.where(livePosition, { room, state: ['scheduled', 'live'] }))
    await records.update(livePosition, position, { state: 'ended' })
}

async function cut(context: Context, { anchor, room }: Punishment): Promise<void> {
  if (room) await endStreams(context, { room }, 'cutByStaff')
  else if (anchor) await endStreams(context, { anchor }, 'cutByStaff')
}

async function countWarning(context: Context, { anchor, room }: Punishment): Promise<void> {
  const sessions = room ? await runningSessions(context, { room }) : []
  const others = !room && anchor ? await runningSessions(context, { anchor }) : []
  for (const session of [...sessions, ...others])
    await context.records.update(liveSession, session, { warnings: (session.warnings ?? 0) + 1 })
}

async function roomsOf({ records }: Context, { anchor, room }: Punishment): Promise<Row<typeof liveRoom>[]> {
  if (room) return [await records.get(liveRoom, room)]
  return anchor ? records.where(liveRoom, { anchor }) : []
}

/** What a fine or a deduction takes comes off the next settlement. */
async function take(context: Context, punishment: Punishment): Promise<void> {
  await adjustNextPeriod(context, {
    ...targetOf(punishment),
    kind: 'fine',
    biscuits: punishment.kind === 'deduct' ? -(punishment.biscuits ?? 0) : 0,
    amount: -(punishment.fine ?? 0),
    currency: punishment.currency,
    reason: punishment.description,
    punishment: punishment.id,
  })
}

/** Who an adjustment for a punishment belongs to. */
export function targetOf({ targetKind, anchor, guild }: Punishment): {
  readonly anchor: number | null
  readonly guild: number | null
} {
  return targetKind === 'guild' ? { anchor: null, guild } : { anchor, guild: null }
}

/** The user who answers for the target: the viewer, the anchor's user, the guild's president. */
export async function userOf({ records }: Context, punishment: Punishment): Promise<number | null> {
  if (punishment.user) return punishment.user
  if (punishment.anchor) return (await records.get(anchorEntity, punishment.anchor)).user
  return punishment.guild ? (await records.get(guildEntity, punishment.guild)).owner : null
}

async function tell(context: Context, punishment: Punishment): Promise<void> {
  const user = await userOf(context, punishment)
  if (!user) return
  await refreshDictionaries(context.db)
  const named = (language: 'zh' | 'en') => ({
    kind: caption(language, `punishment.kind.${punishment.kind}`),
    reason: itemText(punishmentEntity.fields.reasonCode.dictionary, punishment.reasonCode, language),
    text: punishment.description,
  })
  await tellUsers(context, [user], {
    title: inBothLanguages('live-manage.punishedTitle', named),
    content: inBothLanguages('live-manage.punishedText', named),
    reason: punishment.description,
  })
}
