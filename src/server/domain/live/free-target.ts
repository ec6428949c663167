import anchorEntity from '../../../entities/live-manage/anchor'
import liveRoom from '../../../entities/live-manage/live-room'
import punishmentEntity from '../../../entities/live-manage/punishment'
import type { Context } from '../../pipeline/operation'
import type { Punishment } from './carry-out'

const bans = ['ban', 'permanentBan'] as const

/** Brings the target of a ban in line with what is still in force against it: banned until the last of it, or free. */
export async function freeTarget(
  { records }: Pick<Context, 'records'>,
  { kind, anchor, room, targetKind }: Punishment,
): Promise<void> {
  if (kind === 'noRecommend' && room)
    await records.update(liveRoom, await records.get(liveRoom, room), { noRecommend: false })
  if (kind !== 'ban' && kind !== 'permanentBan') return
  if (targetKind === 'anchor' && anchor) {
    const row = await records.get(anchorEntity, anchor)
    if (row.state !== 'banned') return
    const left = await records.where(punishmentEntity, { anchor, targetKind, kind: bans, state: 'active' })
    await records.update(
      anchorEntity,
      row,
      left.length > 0 ? { banUntil: lastEnd(left) } : { state: 'active', banUntil: null },
    )
  } else if (room) {
    const row = await records.get(liveRoom, room)
    if (row.state !== 'banned') return
    const left = await records.where(punishmentEntity, { room, targetKind: 'room', kind: bans, state: 'active' })
    await records.update(
      liveRoom,
      row,
      left.length > 0 ? { banUntil: lastEnd(left) } : { state: 'open', banUntil: null },
    )
  }
}

/** Null where one of them is for good. */
function lastEnd(bansInForce: readonly Punishment[]): string | null {
  const ends = bansInForce.map(({ endsAt }) => endsAt)
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
}
