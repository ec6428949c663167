import * as commands from '../../../../../commands/vip-manage/vip-manage/tiers'
import vipTier from '../../../../entities/vip-manage/vip-tier'
import type { Finding } from '../../../../schema/findings'
import { captionText } from '../../../domain/payments/caption-text'
import { handlers } from '../../../operations/handler'

/** What tiers are distinguished by. */
const compared = ['maxDevices', 'maxStreams', 'maxDefinition', 'downloads', 'dailyCoins', 'titleDiscount'] as const

export default handlers(commands, {
  compareTiers: {
    run: async ({ records, language }) => {
      const tiers = (await records.where(vipTier, {})).sort((a, b) => a.rankValue - b.rankValue)
      return {
        findings: compared.map<Finding>((name) => ({
          caption: `vipTier.${name}`,
          value: tiers.map((tier) => `${captionText(tier.name, language)} ${tier[name] ?? '—'}`).join('  ·  '),
        })),
      }
    },
  },
})
