import type channelEntity from '../../../entities/app-manage/channel'
import type channelGroup from '../../../entities/app-manage/channel-group'
import type { Generator, RowOf } from '../world'
import { someAreas } from './places'

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

export const channelGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof channelEntity> {
    const [groupName = '', groupCode = '', kind] = groupNames[index % groupNames.length]!.split('|')
    const place = random.pick(['ID', 'MX', 'SA', 'EG', 'US', 'TW', 'MY', 'PH'])
    return {
      name: `${groupName} · ${place} ${String(Math.floor(index / groupNames.length) + 1).padStart(2, '0')}`,
      code: `${groupCode}_${place.toLowerCase()}_${String(index + 1).padStart(3, '0')}`,
      channelGroup: world.id('channelGroup', index % groupNames.length) ?? 0,
      parent: index > 40 && random.chance(0.3) ? world.id('channel', index % groupNames.length) : null,
      areas: someAreas(world, random, 'configur'),
      landingUrl: `https://go.example.com/${groupCode}/${index + 1}`,
      shortLink: `https://i.example.com/${(index + 4096).toString(36)}`,
      cost: kind === 'advertising' ? random.between(18, 240) : null,
      currency: kind === 'advertising' ? 'USD' : null,
      installs: random.longTail(9_000, 1.4),
      retention1d: Math.round(random.normal(34, 7) * 10) / 10,
      payRate7d: Math.round(Math.max(0.1, random.normal(2.4, 0.9)) * 100) / 100,
      fraudRate: Math.round(Math.abs(random.normal(0, kind === 'advertising' ? 6 : 1.5)) * 10) / 10,
      enabled: random.chance(0.9),
    }
  },
}
