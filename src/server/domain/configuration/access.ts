import featureAccess from '../../../entities/app-manage/feature-access'
import loginMethod from '../../../entities/app-manage/login-method'
import client from '../../../entities/app-manage/client'
import type user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import { defineRules, type Verdict } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { shareArea, shareChoice } from '../../operations/overlap'
import { concerns } from '../../operations/concerns'
type Method = Row<typeof loginMethod>

export const featureRules = defineRules(featureAccess, {
  beforeSave: async (_context, draft, current) => {
    if (!concerns(draft, current, 'guest', 'registered', 'trialCount', 'trialSeconds')) return
    const { guest, registered, trialCount, trialSeconds } = { ...current, ...draft }
    if ((guest === 'trial' || registered === 'trial') && !trialCount && !trialSeconds)
      throw badField('trialCount', 'error.required')
  },
})

const lastDoor = 'app-manage.auth-setting-login.lastDoor'

/** New users always find a way in, and Apple's own stands wherever another company's does. */
export const loginRules = defineRules(loginMethod, {
  may: async (context, verb, row): Promise<Verdict> => {
    if (verb === 'enable')
      return (await applesMissing(context, row)) ? 'app-manage.auth-setting-login.appleFirst' : true
    if (verb === 'moveTo' || !row.enabled || !row.registerAllowed) return true
    const open = await context.records.where(loginMethod, { enabled: true, registerAllowed: true })
    return open.some((other) => other.id !== row.id && meets(other, row)) || lastDoor
  },
})

const company = ['google', 'facebook', 'line', 'telegram', 'whatsapp']

async function applesMissing({ records }: Context, row: Method): Promise<boolean> {
  if (!company.includes(row.method)) return false
  const ios = await records.where(client, { platform: 'ios' })
  const concerned = ios.filter(({ id }) => row.clients.length === 0 || row.clients.includes(id))
  if (concerned.length === 0) return false
  const apple = await records.where(loginMethod, { method: 'apple', enabled: true })
  return !apple.some(
    (other) =>
      shareArea(other.areas, row.areas) &&
      shareChoice(
        other.clients,
        concerned.map(({ id }) => id),
      ),
  )
}

function meets(a: Method, b: Method): boolean {
  return shareArea(a.areas, b.areas) && shareChoice(a.clients, b.clients)
}

/** As long as somebody enjoys what members enjoy. */
export function isVip({ vipState }: Pick<Row<typeof user>, 'vipState'>): boolean {
  return vipState === 'trial' || vipState === 'active' || vipState === 'grace'
}
