import type vipRecord from '../../../entities/vip-manage/vip-record'
import type { Row } from '../../../schema/entity'
import { dayMs } from '../../../schema/time'

export type VipRecord = Row<typeof vipRecord>

export const page = 'vip-manage.vip-detail'

/** When VIP time ends by its records: each begins where the one before ended, or when it was made if that was over. */
export function endOf(records: readonly Pick<VipRecord, 'createdAt' | 'days'>[]): string {
  const end = records.reduce((before, { createdAt, days }) => {
    const made = Date.parse(createdAt)
    return Math.max(made, Math.max(before, made) + days * dayMs)
  }, 0)
  return new Date(end).toISOString()
}
