import { sql } from 'kysely'
import integralApi from '../../../entities/task-center/integral-api'
import { settling, type Due } from '../../clock/settle-due'

/** A former secret is forgotten once its day is over. */
export const secretsByTime: readonly Due[] = [
  {
    code: 'integralApi.forgetFormer',
    due: (now) => sql<{ id: number }>`select id from integral_api
      where former_until <= ${now}::timestamptz order by id`,
    settle: async ({ records }, id) => {
      const row = await records.find(integralApi, id)
      if (row?.formerUntil) await records.update(integralApi, row, { formerSecret: null, formerUntil: null })
    },
  },
]

export const settlingSecrets = settling('integralApi.byTime', secretsByTime)
