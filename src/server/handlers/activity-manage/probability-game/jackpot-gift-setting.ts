import * as commands from '../../../../../commands/activity-manage/probability-game/jackpot-gift-setting'
import jackpotGift from '../../../../entities/activity-manage/jackpot-gift'
import { partsOfPrice, rounded } from '../../../domain/activities/jackpot-figures'
import { checkGift, said } from '../../../domain/activities/jackpot-rules'
import { handlers } from '../../../operations/handler'

const giftPage = 'activity-manage.probability-game-jackpot-gift-setting.simulate'

export default handlers(commands, {
  simulate: {
    run: (_context, row) => {
      const { contribution, multiples, anchor, company } = partsOfPrice(row)
      const tone = company < 2 ? ('bad' as const) : ('good' as const)
      return Promise.resolve({
        findings: [
          { caption: `${giftPage}.contribution`, value: rounded(contribution) },
          { caption: `${giftPage}.multiples`, value: rounded(multiples) },
          { caption: `${giftPage}.anchor`, value: rounded(anchor) },
          { caption: `${giftPage}.company`, value: company, tone },
        ],
      })
    },
  },

  changeOdds: {
    check: (_context, row, args) => {
      checkGift({ ...row, ...said(args) })
      return Promise.resolve(true)
    },
    run: async ({ records }, row, { reason: _reason, ...args }) => {
      await records.update(jackpotGift, row, said(args))
    },
  },
})
