import {
  areas,
  because,
  bool,
  captions,
  file,
  image,
  int,
  manyOf,
  oneOf,
  percent,
  ref,
  refs,
  rows,
  string,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Odds are the same for every user; no field, label or command may set them for a user, a group or a room. Results
 * come from a seeded generator whose hash is published before the round and whose seed after it; no command sets a
 * result. Not opened in areas where chance games are barred, nor below minAge; paid coins are never turned into cash
 * by a game. Each table change is a new tableVersion, approved by a second person and live from the next round on.
 */
export default defineEntity({
  name: 'probabilityGame',
  service: 'activity',
  label: 'name',
  lead: { picture: 'cover', also: 'code' },
  search: ['name', 'code'],
  scale: 200,
  demo: 12,
  scopedBy: 'areas',
  groups: {
    identity: ['code', 'name', 'kind'],
    contents: ['stakes', 'rulesText'],
    media: ['cover', 'skinFile'],
    money: ['paid24h'],
    people: ['pool', 'stateReason'],
    audience: ['areas', 'clients', 'minVersion'],
    results: ['expectedReturn', 'return24h', 'poolBalance', 'tableVersion', 'players24h', 'staked24h'],
    settings: [
      'skin',
      'minUserLevel',
      'minAge',
      'entries',
      'currencyKind',
      'freePlaysDay',
      'betSeconds',
      'drawSeconds',
      'maxStakeRound',
      'maxStakeDay',
      'maxLossDay',
      'reminderMinutes',
      'poolFloor',
      'fuseReturn',
      'oddsShown',
    ],
  },
  fields: {
    code: string({ max: 32, pattern: '^[a-z0-9-]+$', example: 'new-year', unique: true, required: true, role: 'code' }),
    name: captions({ max: 30, required: true }),
    kind: oneOf(['draw', 'round'], { required: true }), // draw has prizes (wheel, egg, cards); round has options with odds and a betting clock
    skin: oneOf(['wheel', 'egg', 'slot', 'cardFlip', 'fruit', 'dice', 'race'], { required: true }),
    areas: areas({ group: 'activity', required: true }),
    clients: refs('client', { emptyMeans: 'all' }),
    minVersion: int({ plain: true }),
    minUserLevel: int({ max: 100, min: 0, default: 1 }),
    minAge: int({ max: 25, min: 18, default: 18 }),
    entries: manyOf(['liveRoom', 'activityPage', 'taskCenter', 'gameHome'], { required: true }),
    currencyKind: oneOf(['coin', 'integral', 'ticket'], { required: true }),
    stakes: rows(
      { amount: int({ min: 1, required: true }), plays: int({ min: 1, required: true, default: 1 }) },
      { required: true, max: 6, rising: 'amount' },
    ),
    freePlaysDay: int({ max: 10, min: 0, default: 0 }),
    betSeconds: int({ max: 120, min: 5, default: 25 }), // round only
    drawSeconds: int({ max: 30, min: 3, default: 10 }), // round only
    maxStakeRound: int({ min: 1 }), // per user and round
    maxStakeDay: int({ min: 1, required: true }), // per user and day
    maxLossDay: int({ min: 1, required: true }), // the game closes for the user until midnight
    reminderMinutes: int({ max: 120, min: 5, default: 30 }), // play-time reminder
    expectedReturn: percent({ readOnly: true }), // computed from the live table; 100 % is break-even
    return24h: percent({ readOnly: true }),
    pool: ref('prizePool', { required: true }), // type activity; holds the coins
    poolBalance: int({ readOnly: true }), // of pool
    poolFloor: int({ min: 0, required: true }), // below it the game pauses by itself
    fuseReturn: percent({ default: 130 }), // paid / staked over the last 1,000 plays that pauses the game
    oddsShown: bool({ default: true, readOnly: true }), // the odds table is always published in the game
    tableVersion: int({ plain: true, readOnly: true }), // the live prize or option table
    players24h: int({ readOnly: true }),
    staked24h: int({ readOnly: true }),
    paid24h: int({ readOnly: true }),
    cover: image({ required: true, shape: 'cover' }),
    skinFile: file(), // zip of the skin, at most 8 MB
    rulesText: captions({ required: true }),
    stateReason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    draft: { submit: 'awaitingApproval' },
    awaitingApproval: { approve: 'ready', reject: 'draft' },
    ready: { open: 'running' },
    running: { pause: 'paused', byFuse: 'paused', close: 'closed' },
    paused: { open: 'running', close: 'closed' },
    closed: {},
  },
})
