import type featureAccess from '../../../entities/app-manage/feature-access'
import { textOf } from '../written/written'
import type { Generator, RowOf } from '../world'
import { areaId } from './places'

type Access = RowOf<typeof featureAccess>

/** `feature guest registered minAge trialCount`: what each may do; members may do everything. */
const lines = `
play480 allow allow 0 -
play720 login allow 0 -
play1080 login vip 0 -
play4k login vip 0 -
download login vip 0 -
cast login allow 0 -
pictureInPicture login vip 0 -
backgroundPlay login vip 0 -
speed allow allow 0 -
skipAds vip vip 0 -
comment login phone 0 -
danmaku login allow 0 -
post login phone 13 -
liveWatch allow allow 0 -
liveStart login phone 18 -
gift login allow 18 -
privateMessage login phone 13 -
watchTogether login trial 0 2
aiSearch trial trial 0 5`
  .trim()
  .split('\n')
  .map(
    (line) =>
      line.split(' ') as [
        NonNullable<Access['feature']>,
        NonNullable<Access['guest']>,
        NonNullable<Access['registered']>,
        string,
        string,
      ],
  )

/** Stricter in these markets: the phone is asked for before anything is written or sent. */
const strict = [
  ['SA', 'comment'],
  ['SA', 'liveStart'],
  ['SA', 'gift'],
  ['ID', 'liveStart'],
  ['ID', 'privateMessage'],
  ['MX', 'gift'],
] as const

const prompts = {
  vip: textOf('开通会员，立即解锁。 / Unlock it with VIP.'),
  phone: textOf('绑定手机号后即可继续。 / Add your phone number to go on.'),
  login: textOf('登录后即可使用。 / Sign in to use this.'),
}

/** Who may use what: guests less than those who signed up, and members all of it. */
export const featureAccessGenerator: Generator = {
  isLater: true,
  count: (world) => Math.min(world.asked('featureAccess'), lines.length + strict.length),
  row(world, index, random): Access {
    const [country, wanted] = strict[index - lines.length] ?? []
    const [feature, guest, drawn, age = '0', trials = '-'] = lines.find(([name], nth) =>
      wanted ? name === wanted : nth === index,
    )!
    const registered = wanted ? 'phone' : drawn
    const refusedBy =
      registered === 'vip' ? 'vip' : registered === 'phone' ? 'phone' : guest === 'login' ? 'login' : null
    const refusals7d = refusedBy === null ? 0 : random.longTail(900, 0.8)
    return {
      ...{ feature, guest, registered, refusals7d },
      areas: [country ? (areaId(world, country, 'configur') ?? -1) : -1],
      clients: [],
      minVersion: null,
      vip: 'allow',
      trialCount: trials === '-' ? null : Number(trials),
      trialSeconds: null,
      minAge: Number(age) || null,
      prompt: refusedBy === null ? null : prompts[refusedBy],
      vipProducts: registered === 'vip' ? [world.id('vipProduct', 4) ?? 0, world.id('vipProduct', 6) ?? 0] : [],
      conversion7d: refusals7d === 0 ? 0 : random.between(20, 120) / 10,
      enabled: true,
    }
  },
}
