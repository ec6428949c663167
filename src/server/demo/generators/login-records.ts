import type userLoginRecord from '../../../entities/user-manage/user-login-record'
import { instant } from '../calendar'
import { ipAddress } from '../people'
import { weightsOf, type Random } from '../../base/random'
import type { Generator, RowOf } from '../world'
import { bansOf } from './bans'
import { countryId } from './places'
import { clientOf, viewerAt } from './viewers'

const results = weightsOf({ ok: 93, wrongPassword: 4, challenged: 2, blocked: 1 })

export const userLoginRecordGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof userLoginRecord> {
    const users = world.count('user')
    const owner = (index * 7_919) % Math.max(1, users)
    const { market, registeredAt } = viewerAt(world, owner)
    const ban = bansOf(world, owner).find(({ scope, state }) => scope === 'login' && state === 'active')
    const moment = world.calendar.between(random, registeredAt, world.calendar.now, market.offset)
    const result = ban && moment > ban.startsAt ? 'disabled' : random.weighted(results)
    return {
      user: world.id('user', owner),
      device: world.id('device', owner),
      method: loginMethod(random),
      result,
      ip: ipAddress(random),
      country: countryId(world, market.iso2),
      client: world.id('client', clientOf(world, owner, market) - 1),
      risk: result === 'ok' ? random.skewed(40, 2.5) : random.between(20, 90),
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(moment),
      updatedBy: null,
    }
  },
}

const methods = weightsOf({ token: 55, phone: 14, google: 13, email: 6, guest: 6, facebook: 4, apple: 2 })

function loginMethod(random: Random) {
  return random.weighted(methods)
}
