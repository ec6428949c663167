import type channelEntity from '../../../entities/app-manage/channel'
import type channelGroup from '../../../entities/app-manage/channel-group'
import type { Generator, RowOf } from '../world'
import { areaId, someAreas } from './places'

const groupNames = [
  'App stores|store|store',
  'Google Ads|google_ads|advertising',
  'Meta Ads|meta_ads|advertising',
  'TikTok Ads|tiktok_ads|advertising',
  'Carriers, Indonesia|id_preinstall|preinstall',
  'Huawei Quick Apps|huawei_store|store',
  'Invitations|invite|invite',
  'Website|website|web',
  'Kwai for Business|kwai|advertising',
  'Affiliates, Latin America|latam_affiliates|partner',
  'Agents, Gulf|gulf_agents|partner',
  'YouTube creators|youtube_creators|partner',
  'TV makers|tv_makers|preinstall',
  'Landing pages|h5_landing|web',
  'Unity Ads|unity_ads|advertising',
  'AppLovin|applovin|advertising',
] as const

export const channelGroupGenerator: Generator = {
  distinct: true,
  count: () => groupNames.length,
  row(world, index, random): RowOf<typeof channelGroup> {
    const [name = '', code = '', kind] = groupNames[index % groupNames.length]!.split('|')
    return {
      name,
      code,
      kind: kind as 'store',
      areas: someAreas(world, random, 'configur'),
      owner: world.id('account', random.int(60)) ?? 0,
      members: random.sample([1, 2, 3, 4, 5, 6, 7, 8], 3).flatMap((n) => world.id('account', n * 5) ?? []),
      clients: [],
      attribution: kind === 'advertising' ? random.pick(['adjust', 'appsFlyer']) : 'none',
      attributionKey: kind === 'advertising' ? random.characters(24) : null,
      partnerShare: kind === 'partner' ? random.pick([20, 25, 30, 40]) : null,
      installs30d: random.longTail(24_000, 1.1),
      channelCount: Math.ceil(world.count('channel') / Math.max(1, world.count('channelGroup'))),
      enabled: random.chance(0.93),
    }
  },
}

/** What kind of group the n-th channel belongs to. */
export function channelGroupKind(channel: number): string {
  return groupNames[channel % groupNames.length]!.split('|')[2]!
}

/** What the channels of a group are, and where they are run. */
const runs: readonly (readonly [what: string, where: string])[] = [
  ['Google Play|App Store|Galaxy Store|Xiaomi GetApps', 'ID MX SA EG US TW MY PH'],
  ['Search|YouTube|App campaigns|Display', 'ID MX SA EG US TW MY PH'],
  ['Instagram Reels|Facebook feed|Stories|Lookalikes', 'ID MX SA EG US TW MY PH'],
  ['In-feed|Spark Ads|TopView|Retargeting', 'ID MX SA EG US TW MY PH'],
  [
    'Telkomsel, Java|Telkomsel, Sumatra|Telkomsel, Bali|Indosat, Java|Indosat, Sumatra|XL Axiata, Java|XL Axiata, Sulawesi|Tri, Jakarta|Tri, Surabaya|Smartfren, Java|Smartfren, Kalimantan|By.U, Bandung|Axis, Medan|Axis, Java|Live.On, Jakarta',
    'ID',
  ],
  ['Fast app|Search tiles|Assistant cards|Negative screen', 'ID MX SA EG TW MY PH AE'],
  ['Invite a friend|Family plan|Watch together|Guild invitations', 'ID MX SA EG US TW MY PH'],
  ['Home page|Download page|Help pages|Blog', 'ID MX SA EG US TW MY PH'],
  ['Feed|Search|Creators|Retargeting', 'MX CO AR CL PE EC BR UY'],
  ['Review sites|Coupon sites|Telegram groups|Radio', 'MX CO AR CL PE EC UY CR'],
  ['Phone shops|Street teams|Malls|Campus', 'SA AE KW QA BH OM EG JO'],
  ['Film recaps|Trailer reactions|Star gossip|Short drama clips', 'ID MX SA EG US TW MY PH'],
  ['TCL|Sony|LG|Samsung', 'ID MX SA EG US TW MY PH'],
  ['Costume dramas|Billionaire shorts|Live rooms|Football week', 'ID MX SA EG US TW MY PH'],
  ['Rewarded video|Playable|Interstitial|Offer wall', 'ID MX SA EG US TW MY PH'],
  ['Games network|Utilities network|Look-alikes|Re-engagement', 'ID MX SA EG US TW MY PH'],
]

/** What a channel is and where, the n-th of its group: Google Ads · YouTube, MX. */
function runOf(group: number, nth: number): { readonly what: string; readonly place: string } {
  const [kinds = '', where = ''] = runs[group]!
  const [whats, places] = [kinds.split('|'), where.split(' ')]
  const round = Math.floor(nth / (whats.length * places.length))
  const what = whats[Math.floor(nth / places.length) % whats.length]!
  // A company that runs one a second time names the season that it began in.
  const season =
    round === 0
      ? ''
      : `, ${['spring', 'summer', 'autumn', 'winter'][(round - 1) % 4]!} ${2025 - Math.floor((round - 1) / 4)}`
  return { what: what + season, place: places[nth % places.length]! }
}

export const channelGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof channelEntity> {
    const group = index % groupNames.length
    const [groupName = '', groupCode = '', kind] = groupNames[group]!.split('|')
    const { what, place } = runOf(group, Math.floor(index / groupNames.length))
    const isLocal = groupName.includes(', ')
    return {
      name: `${groupName} · ${what}${runs[group]![1].includes(' ') ? ` · ${place}` : ''}`,
      code: `${groupCode}_${place.toLowerCase()}_${String(index + 1).padStart(3, '0')}`,
      channelGroup: world.id('channelGroup', group) ?? 0,
      parent: index > 40 && random.chance(0.3) ? world.id('channel', group) : null,
      areas: isLocal || random.chance(0.8) ? [areaId(world, place, 'configur') ?? -1] : [-1],
      landingUrl: `https://go.example.com/${groupCode}/${index + 1}`,
      shortLink: `https://i.example.com/${(index + 4096).toString(36)}`,
      cost: kind === 'advertising' ? random.between(18, 240) : null,
      currency: kind === 'advertising' ? 'USD' : null,
      installs: random.longTail(9_000, 1.4),
      retention1d: Math.round(random.normal(34, 7) * 10) / 10,
      payRate7d: Math.round(Math.max(0.1, random.normal(2.4, 0.9)) * 100) / 100,
      fraudRate: Math.round(Math.abs(random.normal(0, kind === 'advertising' ? 6 : 1.5)) * 10) / 10,
      // The main channels of each group are in use.
      enabled: index < 3 * groupNames.length || random.chance(0.88),
    }
  },
}
