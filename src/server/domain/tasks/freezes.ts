import user from '../../../entities/user-manage/user'
import type { Context } from '../../pipeline/operation'

/** Whether a user's points are frozen: none are paid out then. */
export async function isFrozen({ records }: Pick<Context, 'records'>, id: number | null): Promise<boolean> {
  const [holder] = id === null ? [] : await records.where(user, { id }, 1)
  return holder !== undefined && holder.pointsFrozenAt !== null
}
