import { ALL_AREAS } from '../../../fields/areas/field'
import * as commands from '../../../../commands/app-manage/vip-package'
import vipPackage from '../../../entities/app-manage/vip-package'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import { isVip } from '../../domain/configuration/access'
import { shareArea, shareChoice } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

type Package = Row<typeof vipPackage>

export default handlers(commands, {
  takeDown: {
    check: async (context, row) =>
      row.state !== 'running' || (await isCovered(context, row)) || 'app-manage.vip-package.lastOfScene',
    run: async ({ records }, row) => {
      await records.update(vipPackage, row, { state: 'ended' })
    },
  },

  simulate: {
    run: async ({ records }, { user: who, area, client, scene }) => {
      const person = await records.get(user, who)
      const running = await records.where(vipPackage, { scene, state: 'running', enabled: true })
      const fitting = running
        .filter((row) => shareArea(row.areas, [area]) && shareChoice(row.clients, [client]) && fits(row, person))
        .sort((a, b) => b.priority - a.priority)
      return {
        findings: fitting.map((row, index) => ({
          caption: index === 0 ? 'app-manage.vip-package.simulate.wins' : 'app-manage.vip-package.simulate.loses',
          params: { priority: row.priority },
          value: row.name,
          to: `/app-manage/vip-package?id=${row.id}` as const,
          tone: index === 0 ? ('good' as const) : ('warn' as const),
        })),
      }
    },
  },
})

/** Whether each area of a package has another for the same scene. */
async function isCovered({ records }: Context, row: Package): Promise<boolean> {
  const others = (await records.where(vipPackage, { scene: row.scene, state: 'running', enabled: true })).filter(
    ({ id }) => id !== row.id,
  )
  return row.areas.every((area) =>
    others.some(({ areas }) => (area === ALL_AREAS ? areas.includes(ALL_AREAS) : shareArea(areas, [area]))),
  )
}

/** Groups and lapsed or new users are distinguished elsewhere: what is for them is not offered here. */
function fits({ audience }: Package, person: Row<typeof user>): boolean {
  if (audience === 'all') return true
  if (audience === 'vip') return isVip(person)
  if (audience === 'nonVip') return !isVip(person)
  return audience === 'lapsed' && person.vipState === 'expired'
}
