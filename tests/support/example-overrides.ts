import type { ExamplePlace } from './example-value'

/** Where an example finds what it needs. */
export interface OverridePlace extends Pick<ExamplePlace, 'number' | 'reference'> {
  /** The id of a record that holds certain values; it is made where there is none. */
  readonly find: (entity: string, values: Readonly<Record<string, unknown>>) => Promise<number>
}

/** What rules demand beyond what fields say; a value of undefined takes the field out. */
export type Override = (place: OverridePlace) => Promise<Readonly<Record<string, unknown>>>

/** By entity: values of a new or changed record that stand in for those derived from its fields. */
export const recordOverrides: Readonly<Record<string, Override>> = {
  // Of super administrators two decide.
  account: async ({ find }) => ({
    roles: [await find('role', { code: 'walked', dataScope: 'own', approvalLimit: 0 })],
  }),
  ad: async () => ({ budget: 900_000, dailyBudget: 9_000 }),
  advertiser: async () => ({ licence: 'uploads/licence.pdf' }),
  agentDeposit: async ({ find }) => ({ agent: await find('agent', { state: 'active' }) }),
  appArticle: async ({ find }) => ({
    body: [
      { language: await find('language', { code: 'zh_CN' }), text: '<p>正文</p>' },
      { language: await find('language', { code: 'en' }), text: '<p>Text</p>' },
    ],
  }),
  appointment: async () => ({ opensAt: inDays(10), releaseAt: inDays(20) }),
  exportSchedule: async () => ({ exportType: 'user-list', paramJson: {} }),
  areaConfig: async ({ reference }) => ({ countries: [await reference('country', true)] }),
  autoPush: async () => ({ trigger: 'inactive', parameters: { days: 7 } }),
  blacklistEntry: async () => ({ expiresAt: inDays(30) }),
  brandTakeover: async () => ({ startsAt: inDays(10), endsAt: inDays(12) }),
  cdnRoute: async ({ reference }) => ({ fallback: await reference('cdnNode', true) }),
  client: async () => ({ packageName: 'tv.iron-man.app' }),
  contentLicence: async ({ reference }) => ({ countries: [await reference('country', false)] }),
  domain: async () => ({ backup: undefined }),
  domainWhitelistEntry: async () => ({ bridgeMethods: undefined }),
  forceUpdateRule: async ({ find, reference }) => {
    const client = await reference('client', false)
    const targetVersion = await find('clientVersion', { client, versionCode: 99_000, state: 'live' })
    return { client, targetVersion, fromVersion: undefined, toVersion: 98_000 }
  },
  gameRankItem: async () => ({ lockedPlace: undefined, lockedUntil: undefined }),
  guild: async ({ reference }) => ({ owner: await reference('user', true) }),
  guildRoom: async () => ({ roomShare: 5, hostShare: 5 }),
  homeComponent: async ({ reference }) => ({ source: 'plate', plate: await reference('plate', false) }),
  liveAtmosphere: async () => ({ kind: 'background' }),
  livePosition: async () => ({ fill: 'algorithm', room: undefined, guild: undefined }),
  liveRecommendRange: async () => ({ segments: [{ from: 1, to: 20, pool: 'algorithm' }] }),
  liveWindow: async () => ({ url: 'https://iron-man.example/window', image: undefined, link: undefined }),
  luckGift: async () => ({
    poolShare: 10,
    anchorShare: 30,
    odds: [{ multiple: 2, probability: 40_000 }],
    safeOdds: undefined,
  }),
  movie: tagged,
  rank: async () => ({ weights: { plays: 60 } }),
  rankItem: async () => ({ lockedPlace: undefined, lockedUntil: undefined }),
  rankStyleVariant: async ({ find }) => ({ triage: await find('rankStyleTriage', { state: 'draft' }) }),
  revealAd: async () => ({
    titles: [{ target: { type: 'MOVIE', target: '1' }, cues: [{ atSeconds: 60, forSeconds: 5 }] }],
    defaultCues: [{ atSeconds: 60, forSeconds: 5 }],
  }),
  ruleUser: async () => ({
    kind: 'yesNo',
    tree: { leaves: [{ indicator: 'activeDays', window: '7d', operator: 'gte', value: 1 }] },
  }),
  screenOption: async ({ reference }) => ({
    tags: [await reference('tag', false)],
    countries: [await reference('country', false)],
    yearFrom: 2010,
    yearTo: 2019,
  }),
  searchHotWord: async () => ({ synonyms: 'film, movie' }),
  serviceSetting: async () => ({
    firstReplyTargets: { urgent: 60, high: 120, normal: 180, low: 240 },
    solveTargets: { urgent: 60, high: 120, normal: 180, low: 240 },
    workingHours: [{ areas: [-1], days: ['mon'], from: '09:00', to: '18:00', timezone: 'UTC' }],
  }),
  settlementAdjustment: async ({ find, reference }) => ({
    period: await find('settlementPeriod', { state: 'open' }),
    guild: await reference('guild', false),
    anchor: undefined,
  }),
  short: tagged,
  siteSetting: async () => ({ valueType: 'int', schema: undefined, draftValue: { int: 5 }, sensitive: false }),
  siteSettingOverride: async ({ find }) => ({
    setting: await find('siteSetting', { valueType: 'bool', state: 'published' }),
    value: { bool: true },
    startsAt: undefined,
    endsAt: undefined,
  }),
  smsRoute: async () => ({ use: 'notice', backups: undefined }),
  officialInfo: async ({ number }) => ({
    kind: 'website',
    value: `https://iron-man.example/${number}`,
    text: undefined,
  }),
  push: async () => ({ image: undefined, userFile: undefined, sendAt: undefined }),
  series: tagged,
  userIndicator: async () => ({ options: undefined }),
  userTag: async () => ({
    conditions: { leaves: [{ kind: 'userIndicator', code: 'coins', operator: 'gte', value: 1 }] },
  }),
  dynamic: async ({ find }) => ({ author: await find('user', { kind: 'official' }) }),
  waterfallItem: async () => ({ startAt: inDays(10), endAt: inDays(12) }),
}

/** By entity: fields that only a new record may say. */
export const keptOnEdit: Readonly<Record<string, readonly string[]>> = {
  blacklistEntry: ['user'],
  episode: ['content', 'introStart', 'introEnd', 'outroStart'],
  exportSchedule: ['exportType', 'paramJson'],
  payChannel: ['credentials'],
}

/** By command, or by the name that commands of several pages have: arguments that stand in for those derived from what it asks. */
export const argumentOverrides: Readonly<Record<string, Override>> = {
  'app-manage.cdn-setting.purge': async () => ({ urls: 'https://cdn.iron-man.example/films/1.mp4' }),
  'app-manage.client-ClientManage-ClientVersion.raiseGray': async () => ({ grayPercent: 100 }),
  'app-manage.client-ClientManage-ClientVersion.startGray': async () => ({ grayPercent: 100 }),
  'app-manage.client-versions.raiseGray': async () => ({ grayPercent: 100 }),
  'app-manage.client-versions.startGray': async () => ({ grayPercent: 100 }),
  'app-manage.detail-banner.addTitles': titleIds,
  'app-manage.detail-banner.removeTitles': titleIds,
  'app-manage.home-page-list.copyFrom': otherTab,
  'app-manage.home-pc-page-list.copyFrom': otherTab,
  'app-manage.home-tv-page-list.copyFrom': otherTab,
  'game-manage.game-home-page-list.copyFrom': otherTab,
  'short-manage.page-setting.copyFrom': otherTab,
  'app-manage.note-switchover.switchAllFrom': async ({ reference }) => ({ to: await reference('smsProvider', true) }),
  'app-manage.rank-single-setting.copyToAreas': async ({ reference }) => ({
    areas: [await reference('areaConfig', true, { group: 'rankingAlbum' })],
  }),
  'goods-and-order.virtual-currency-itemized.statement': async () => ({ from: '2026-01-01', to: '2026-01-31' }),
  'live-manage.income-settings.end': async ({ find }) => ({
    replacement: await find('incomePolicy', { state: 'scheduled' }),
  }),
  'movie-manage.single-add-content.pasteIds': async ({ reference }) => ({
    ids: String(await reference('contentItem', false)),
  }),
  'user-manage.label-add.estimate': async () => ({
    tree: { leaves: [{ indicator: 'coins', window: 'all', operator: 'gte', value: 1 }] },
  }),
  'user-manage.tag-selection-add.estimate': async () => ({
    conditions: { leaves: [{ kind: 'userIndicator', code: 'coins', operator: 'gte', value: 1 }] },
  }),
  exportSheet: async () => ({ columns: ['title'] }),
  planEpisodes: schedule,
  'movie-manage.series-resources.setMarkers': async () => ({ introStart: 5, introEnd: 60 }),
  uploadFiles: async () => ({ files: [{ key: 'uploads/e1.mp4', name: 'E1.mp4' }] }),
  uploadSubtitles: async () => ({
    files: [{ key: 'uploads/e1.srt', name: 'E01.en.srt' }],
  }),
  'user-manage.user-list.addToGroup': fixedGroup,
  'user-manage.user-list.removeFromGroup': fixedGroup,
  'user-manage.user-black-list.banMany': async () => ({ displayIds: '10000001' }),
  'user-manage.user-list.sendMessage': async ({ find }) => ({
    message: await find('message', { state: 'ready', enabled: true }),
  }),
}

async function tagged({ find }: OverridePlace) {
  return {
    genres: [await find('tag', { type: 'genre', enabled: true })],
    copyrightTag: await find('tag', { type: 'copyright', enabled: true }),
    plotTags: undefined,
    platformTag: undefined,
    updateDays: undefined,
  }
}

async function fixedGroup({ find }: OverridePlace) {
  return { group: await find('userGroup', { kind: 'static' }) }
}

async function otherTab({ reference }: OverridePlace) {
  return { from: await reference('navigation', true) }
}

async function titleIds({ reference }: OverridePlace) {
  return { titleIds: String(await reference('contentItem', false)) }
}

async function schedule() {
  return { updateDays: { days: [1, 4], updateTime: '20:00', timeZone: 'Asia/Shanghai' } }
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}
