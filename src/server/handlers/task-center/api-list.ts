import { randomBytes } from 'node:crypto'
import * as commands from '../../../../commands/task-center/api-list'
import integralApi from '../../../entities/task-center/integral-api'
import type { Findings } from '../../../schema/findings'
import { handlers } from '../../operations/handler'

/** How many test calls have to have been credited before an interface goes live. */
const testCalls = 5

/** A partner's calls under way are still signed with the former secret. */
const formerHours = 24

const secretBytes = 32

const keyBytes = 12

export default handlers(commands, {
  goLive: {
    check: async ({ db }, { id, direction, ipAllow }) => {
      if (direction !== 'outbound' && !ipAllow?.length) return 'task-center.api-list.goLive.noAddresses'
      const passed = await db
        .selectFrom('integral_api_call')
        .select('id')
        .where('api', '=', id)
        .where('result', '=', 'credited')
        .limit(testCalls)
        .execute()
      return (
        passed.length >= testCalls || {
          caption: 'task-center.api-list.goLive.untested',
          params: { count: String(testCalls) },
        }
      )
    },
    run: async ({ records }, row) => {
      await records.update(integralApi, row, { state: 'live' })
    },
  },

  /** A new secret, and the key that goes with it where there is none yet: shown once, in no answer after this one. */
  renewSecret: {
    undo: 'never',
    run: async ({ records, now }, row): Promise<Findings> => {
      const appSecret = randomBytes(secretBytes).toString('base64url')
      const appKey = row.appKey ?? randomBytes(keyBytes).toString('hex')
      const until = `${now.getUTCFullYear() + 1}${now.toISOString().slice(4, 10)}`
      await records.update(integralApi, row, {
        ...{ appKey, appSecret, secretUntil: until },
        formerSecret: row.appSecret,
        formerUntil: row.appSecret === null ? null : new Date(now.getTime() + formerHours * 3_600_000).toISOString(),
      })
      return {
        findings: [
          { caption: 'integralApi.appKey', value: appKey },
          { caption: 'task-center.api-list.renewSecret.once', value: appSecret, tone: 'warn' },
        ],
      }
    },
  },
})
