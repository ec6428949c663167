import {
  areas,
  bool,
  captions,
  choice,
  decimal,
  file,
  image,
  images,
  instant,
  int,
  languages,
  manyOf,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
  url,
  video,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Chance is 18+, needs the vendor's licence in each area and never runs where chance games are barred. Offline hides
 * it from every plate, rank and page at once; running rounds end and pay. Submit needs 5 passed test items (open,
 * login, stake, win, refund) on each client. Coins paid in games are never turned into cash by a vendor.
 */
export default defineEntity({
  name: 'game',
  service: 'game',
  label: 'name',
  search: ['name', 'code', 'vendorGameId'],
  scale: 5_000,
  demo: 90,
  scopedBy: 'areas',
  fields: {
    code: string({ max: 40, pattern: '^[a-z0-9_]+$', unique: true, required: true }),
    name: captions({ max: 40, required: true }),
    vendor: ref('gameVendor'), // empty is our own
    vendorGameId: string({ max: 60 }),
    kind: oneOf(['h5', 'native', 'miniApp', 'liveInteractive', 'download'], { required: true }),
    category: choice({ dictionary: 'gameCategory', required: true }),
    intro: captions({ max: 300, required: true }),
    icon: image({ required: true }), // 512x512
    cover: image({ required: true }), // 960x540
    coverPortrait: image(), // 600x800
    screenshots: images({ max: 6 }),
    video: video(), // at most 30 s and 20 MB
    url: url(), // h5; host on the domain whitelist
    packageFile: file(),
    packageVersion: string({ max: 20 }),
    sizeBytes: int({ readOnly: true }),
    orientation: oneOf(['portrait', 'landscape', 'both'], { default: 'portrait' }),
    openAs: oneOf(['full', 'half', 'window'], { default: 'full' }),
    players: oneOf(['single', 'versus', 'multi'], { default: 'single' }),
    login: oneOf(['guest', 'account'], { default: 'account' }),
    wallet: oneOf(['none', 'coin', 'integral'], { default: 'none' }),
    maxStakeDay: int({ min: 1 }), // required with a wallet; per user
    expectedReturn: percent({ max: 98, min: 50 }), // chance games; from the vendor's certificate
    ageRating: oneOf(['a3', 'a7', 'a12', 'a16', 'a18'], { required: true }),
    entries: manyOf(['gameHome', 'liveRoom', 'taskCenter', 'home', 'search'], { required: true }),
    areas: areas({ group: 'state', required: true }),
    clients: refs('client'),
    minVersion: int({ plain: true }),
    languages: languages({ required: true }),
    rollout: percent({ default: 100 }),
    tags: refs('tag'),
    badge: oneOf(['none', 'new', 'hot', 'reward', 'exclusive'], { default: 'none' }),
    weight: int({ max: 1000, min: 0, default: 100 }),
    publishAt: instant(),
    players24h: int({ readOnly: true }),
    minutesPerPlayer: decimal({ readOnly: true }),
    retention1d: percent({ readOnly: true }),
    loadSeconds: decimal({ readOnly: true }),
    failRate: percent({ readOnly: true }), // opens that never started
    staked24h: int({ readOnly: true }),
    return24h: percent({ readOnly: true }),
    score: decimal({ readOnly: true }),
    usedBy: int({ readOnly: true }), // placements, plates, ranks, room categories
    maintenanceUntil: instant({ readOnly: true }),
    testResults: rows(
      {
        client: ref('client', { required: true }),
        item: oneOf(['open', 'login', 'stake', 'win', 'refund'], { required: true }),
        passed: bool({ required: true }),
        note: string({ max: 200 }),
      },
      { readOnly: true },
    ),
  },
  states: {
    draft: { startTest: 'testing' },
    testing: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'scheduled', reject: 'testing' },
    scheduled: { byTime: 'published', publish: 'published', takeDown: 'offline' },
    published: { startMaintenance: 'maintenance', takeDown: 'offline' },
    maintenance: { endMaintenance: 'published', takeDown: 'offline' },
    offline: { publish: 'published' },
  },
  clock: [{ states: ['scheduled'], from: 'publishAt' }],
})
