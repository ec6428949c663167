import { addLabel, removeLabel } from '../../../../commands/user-manage/user-list'
import userEntity from '../../../entities/user-manage/user'
import userLabel from '../../../entities/user-manage/user-label'
import userLabelMember from '../../../entities/user-manage/user-label-member'
import type { Row } from '../../../schema/entity'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { guardEnd } from './ban-rights'

type User = Row<typeof userEntity>

/** Labels a user; labels of one group take each other's place, and one held already gets the new end. */
export const labelling = handle(addLabel, {
  guard: async (context, { label, expiresAt }) => {
    await labelForStaff(context, label)
    guardEnd(context.now, expiresAt)
  },
  check: async (_context, { state }) => state !== 'deleted' || 'user-manage.user-list.deleted',
  run: async (context, user, args) => {
    const label = await labelForStaff(context, args.label)
    const terms = { reason: args.reason, expiresAt: args.expiresAt ?? endOf(label.validDays, context.now) }
    const [held] = await context.records.where(userLabelMember, { label: label.id, user: user.id })
    if (held) await context.records.update(userLabelMember, held, terms)
    else await context.records.insert(userLabelMember, { label: label.id, user: user.id, source: 'staff', ...terms })
    const rivals = label.group === null ? [] : await rivalsOf(context, user, label.id, label.group)
    for (const rival of rivals) await context.records.remove(userLabelMember, rival)
    const gone = rivals.map((rival) => rival.label)
    await setLabels(context, user, [...without(user, [label.id, ...gone]), label.id])
  },
})

export const unlabelling = handle(removeLabel, {
  guard: async (context, { label }) => void (await labelForStaff(context, label)),
  check: async (context, user, { label }) => {
    const [held] = await context.records.where(userLabelMember, { label, user: user.id })
    return held !== undefined || 'user-manage.user-list.removeLabel.noLabel'
  },
  run: async (context, user, { label }) => {
    for (const held of await context.records.where(userLabelMember, { label, user: user.id }))
      await context.records.remove(userLabelMember, held)
    await setLabels(context, user, without(user, [label]))
  },
})

/** A label that staff may give and take. @throws A0400 where the system alone does, or where it is switched off */
export async function labelForStaff({ records }: Context, id: number): Promise<Row<typeof userLabel>> {
  const label = await records.find(userLabel, id)
  if (!label) throw badField('label', 'error.noSuchRecord')
  if (label.kind === 'system' || label.kind === 'rule') throw badField('label', 'user-manage.labelOfSystem')
  if (!label.enabled) throw badField('label', 'user-manage.labelOff')
  return label
}

async function rivalsOf({ records }: Context, user: User, label: number, group: string) {
  const labels = await records.where(userLabel, { group })
  const ids = labels.map(({ id }) => id).filter((id) => id !== label)
  return ids.length === 0 ? [] : records.where(userLabelMember, { label: ids, user: user.id })
}

async function setLabels({ records }: Context, user: User, labels: readonly number[]): Promise<void> {
  await records.update(userEntity, user, { labels })
}

const without = (user: User, ids: readonly number[]) => (user.labels ?? []).filter((id) => !ids.includes(id))

function endOf(validDays: number | null, now: Date): string | null {
  return validDays === null ? null : new Date(now.getTime() + validDays * 86_400_000).toISOString()
}
