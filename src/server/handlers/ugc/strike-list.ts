import * as commands from '../../../../commands/ugc/strike-list'
import ugcStrike from '../../../entities/ugc/ugc-strike'
import { carryOut, takeBackMeasure } from '../../domain/ugc/carry-out-measure'
import { guardMeasure } from '../../domain/ugc/guard-measure'
import { revoke } from '../../domain/ugc/strikes'
import { tellOfStrike } from '../../domain/ugc/tell-of-strike'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  revoke: {
    undo: 'never',
    run: (context, strike, { remark }) => revoke(context, strike, remark),
  },

  changeMeasure: {
    undo: 'never',
    run: async (context, strike, { measure, days, remark }) => {
      const changed = { ...strike, measure, days, remark }
      await guardMeasure(context, changed)
      await takeBackMeasure(context, strike, remark)
      const saved = await context.records.update(ugcStrike, strike, { measure, days, remark, blacklistEntry: null })
      await carryOut(context, saved)
      await tellOfStrike(context, saved)
    },
  },

  resendNotice: {
    undo: 'never',
    run: async (context, strike) => {
      await tellOfStrike(context, strike)
    },
  },
})
