import { freezeUser, unfreezeUser } from '../../../../commands/task-center/integral-detail'
import type integralEntry from '../../../entities/task-center/integral-entry'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import { handle, type Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

export const freezing = handle(freezeUser, {
  undo: 'image',
  check: async (context, { user: id }) =>
    (await isFrozen(context, id)) ? 'task-center.integral-detail.frozenAlready' : hasUser(id),
  run: (context, entry) => setFrozen(context, entry, context.now.toISOString()),
})

export const unfreezing = handle(unfreezeUser, {
  undo: 'image',
  check: async (context, { user: id }) => (await isFrozen(context, id)) || 'task-center.integral-detail.notFrozen',
  run: (context, entry) => setFrozen(context, entry, null),
})

/** Whether a user's points are frozen: none are paid out then. */
export async function isFrozen({ records }: Pick<Context, 'records'>, id: number | null): Promise<boolean> {
  const [holder] = id === null ? [] : await records.where(user, { id }, 1)
  return holder !== undefined && holder.pointsFrozenAt !== null
}

function hasUser(id: number | null): Verdict {
  return id !== null || 'error.noSuchRecord'
}

async function setFrozen({ records }: Context, entry: Row<typeof integralEntry>, at: string | null): Promise<void> {
  await records.update(user, await records.get(user, entry.user ?? 0), { pointsFrozenAt: at })
}
