import { createHash } from 'node:crypto'
import * as commands from '../../../../../commands/activity-manage/probability-game/data-report1'
import type { Finding, Findings } from '../../../../schema/findings'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  verify: {
    check: async (_context, { seed }) => seed !== null || 'activity.noSeed',
    run: (_context, { seed, seedHash }): Promise<Findings> => {
      const hash = createHash('sha256')
        .update(seed ?? '')
        .digest('hex')
      const isSame = hash === seedHash
      const verdict: Finding = {
        caption: isSame ? 'activity.found.hashSame' : 'activity.found.hashDiffers',
        tone: isSame ? 'good' : 'bad',
      }
      return Promise.resolve({
        findings: [
          verdict,
          { caption: 'probabilityRound.seed', value: seed },
          { caption: 'probabilityRound.seedHash', value: seedHash },
          { caption: 'activity.found.computedHash', value: hash },
        ],
      })
    },
  },
})
