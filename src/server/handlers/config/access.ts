import { simulate } from '../../../../commands/app-manage/auth-setting'
import featureAccess from '../../../entities/app-manage/feature-access'
import loginMethod from '../../../entities/app-manage/login-method'
import client from '../../../entities/app-manage/client'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import { caption } from '../../captions'
import { defineRules, handlePage, type Verdict } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { ALL_AREAS } from '../../../fields/areas/field'
import { shareArea, shareChoice } from '../overlap'
import { concerns } from '../concerns'

type Access = Row<typeof featureAccess>
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

/** Each feature with its verdict; the narrowest record decides: a version, then a client, then an area. */
export const simulating = handlePage(simulate, {
  run: async ({ records, language }, { user: who, area, client: on, versionCode }) => {
    const person = who === null ? undefined : await records.get(user, who)
    const kind = !person ? 'guest' : isVip(person) ? 'vip' : 'registered'
    const rules = await records.where(featureAccess, { enabled: true }, 5_000)
    const fitting = rules.filter(
      (rule) =>
        shareArea(rule.areas, [area]) &&
        shareChoice(rule.clients, [on]) &&
        (rule.minVersion ?? 0) <= (versionCode ?? Number.MAX_SAFE_INTEGER),
    )
    const narrowest = new Map<string, Access>()
    for (const rule of fitting.sort((a, b) => weight(a) - weight(b))) narrowest.set(rule.feature, rule)
    return {
      findings: [...narrowest.values()].map((rule) => ({
        caption: `featureAccess.feature.${rule.feature}`,
        value: caption(language, `featureAccess.${kind}.${rule[kind]}`),
        to: `/app-manage/auth-setting?id=${rule.id}` as const,
        tone: rule[kind] === 'allow' ? ('good' as const) : rule[kind] === 'deny' ? ('bad' as const) : ('warn' as const),
      })),
    }
  },
})

function weight({ areas, clients, minVersion }: Access): number {
  return (minVersion ? 4 : 0) + (clients?.length ? 2 : 0) + (areas.includes(ALL_AREAS) ? 0 : 1)
}

/** As long as somebody enjoys what members enjoy. */
export function isVip({ vipState }: Pick<Row<typeof user>, 'vipState'>): boolean {
  return vipState === 'trial' || vipState === 'active' || vipState === 'grace'
}
