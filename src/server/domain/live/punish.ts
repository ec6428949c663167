import anchorEntity from '../../../entities/live-manage/anchor'
import type liveRoom from '../../../entities/live-manage/live-room'
import punishmentEntity from '../../../entities/live-manage/punishment'
import type { Row } from '../../../schema/entity'
import { create } from '../../operations/save'
import type { Context } from '../../pipeline/operation'
import type { Punishment } from './carry-out'
import { daysAfter, pointsOf, type MeasureKind } from './punishment-terms'

/** Who is punished: one of them. */
export type Target =
  { readonly anchor: Row<typeof anchorEntity> } | { readonly room: Row<typeof liveRoom> } | { readonly guild: number }

export interface Measure {
  readonly kind: MeasureKind
  readonly reasonCode: Punishment['reasonCode']
  readonly description: string
  readonly evidence?: readonly string[] | null
  readonly clip?: string | null
  /** How long it holds; for good, or at once, without. */
  readonly days?: number
  readonly session?: number | null
  readonly fine?: number
  readonly currency?: string
}

/**
 * Punishes as somebody on patrol does: the record is made by the same rules as one from the form, and what needs no second
 * person is carried out.
 */
export async function punish(context: Context, target: Target, measure: Measure): Promise<Punishment> {
  const { days, ...terms } = measure
  const made = await create(context, punishmentEntity, {
    ...(await targetFields(context, target)),
    ...Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null && value !== undefined)),
    source: 'patrol',
    startsAt: context.now.toISOString(),
    ...(days !== undefined && { endsAt: daysAfter(context.now, days) }),
    points: pointsOf[measure.kind],
  })
  return made as unknown as Punishment
}

async function targetFields({ records }: Context, target: Target): Promise<Readonly<Record<string, unknown>>> {
  if ('guild' in target) return { targetKind: 'guild', guild: target.guild }
  if ('anchor' in target) {
    const { id, user, guild } = target.anchor
    return { targetKind: 'anchor', anchor: id, user, ...(guild && { guild }) }
  }
  const { id, anchor } = target.room
  return { targetKind: 'room', room: id, anchor, user: (await records.get(anchorEntity, anchor)).user }
}
