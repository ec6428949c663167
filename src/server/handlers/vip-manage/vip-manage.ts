import * as commands from '../../../../commands/vip-manage/vip-manage'
import user from '../../../entities/user-manage/user'
import market from '../../../entities/vip-manage/market'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Finding } from '../../../schema/findings'
import { areasAround } from '../../operations/areas-around'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  findMarket: {
    run: async ({ db, records }, { user: id }) => {
      const { client, country, area } = await records.get(user, id)
      const around = [ALL_AREAS, ...(await areasAround({ db }, country, area))]
      const found = (await records.where(market, { enabled: true })).filter(
        ({ clients, areas }) =>
          client !== null && clients.includes(client) && areas.some((each) => around.includes(each)),
      )
      const findings = found.map<Finding>(({ id: marketId, name, currency }) => ({
        caption: 'vip-manage.vip-manage.findMarket.found',
        params: { name },
        value: currency,
        to: `/vip-manage/vip-goods/${marketId}`,
        tone: found.length === 1 ? 'good' : 'warn',
      }))
      return {
        findings:
          findings.length > 0 ? findings : [{ caption: 'vip-manage.vip-manage.findMarket.none', tone: 'bad' as const }],
      }
    },
  },
})
