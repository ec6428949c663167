import {
  areas,
  audio,
  bool,
  choice,
  date,
  decimal,
  images,
  instant,
  int,
  languages,
  oneOf,
  percent,
  ref,
  rows,
  string,
  video,
} from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Plays or talks with users for coins. At least 18, or as old as the area asks; nobody can waive it. A credit under 60
 * suspends for 7 days, under 30 bans; a ban cancels open orders and pays them back. A changed skill is looked at
 * again.
 */
export default defineEntity({
  name: 'escort',
  service: 'escort',
  label: 'user',
  scale: 200_000,
  demo: 160,
  scopedBy: 'areas',
  groups: {
    identity: ['user', 'gender', 'guild', 'ratio', 'duplicateOf'],
    contents: ['skills', 'intro'],
    media: ['idPhotos', 'selfieVideo', 'cover', 'voiceIntro'],
    money: ['coins30d'],
    safety: ['complaints30d', 'banUntil', 'creditScore'],
    people: ['dueAt', 'rejectReason', 'reviewedBy', 'remark'],
    audience: ['country', 'areas', 'languages'],
    schedule: ['birthDate'],
    results: ['level', 'orders30d', 'acceptRate', 'finishRate', 'rating'],
    settings: ['realName', 'idNumber', 'weight', 'online'],
  },
  fields: {
    user: ref('user', { unique: true, required: true }),
    realName: string({ max: 80, secret: 'EscortManage:userList.reveal' }),
    idNumber: string({ max: 40, secret: 'EscortManage:userList.reveal' }),
    idPhotos: images({ shows: 'card', max: 3, secret: 'EscortManage:userList.identity' }),
    selfieVideo: video({ secret: 'EscortManage:userList.identity' }),
    birthDate: date({ required: true }),
    gender: oneOf(['female', 'male', 'undisclosed']),
    country: ref('country', { required: true }),
    areas: areas({ group: 'state', required: true }),
    languages: languages({ required: true }),
    guild: ref('guild'), // empty is independent
    skills: rows(
      {
        skill: ref('escortSkill', { required: true }),
        rank: choice({ dictionary: 'companionRank' }),
        price: int({ min: 1, required: true }), // coins a unit
        proof: images({ max: 3 }),
        review: oneOf(['pending', 'approved', 'rejected'], { default: 'pending' }),
      },
      { required: true, max: 6, distinct: 'skill' },
    ),
    cover: images({ max: 5, required: true }),
    voiceIntro: audio(), // 5 to 30 s
    intro: string({ max: 200 }),
    level: int({ max: 10, min: 1, default: 1, readOnly: true }),
    ratio: ref('escortRatio'), // empty: by level and area
    weight: int({ max: 1000, min: 0, default: 100 }),
    online: bool({ readOnly: true }),
    orders30d: int({ readOnly: true }),
    coins30d: int({ readOnly: true }),
    acceptRate: percent({ readOnly: true }), // 30 d
    finishRate: percent({ readOnly: true }),
    rating: decimal({ readOnly: true }), // 1.0 to 5.0 of the last 100
    complaints30d: int({ readOnly: true }),
    creditScore: int({ max: 100, min: 0, default: 100, readOnly: true }),
    duplicateOf: ref('escort', { readOnly: true }),
    dueAt: instant({ readOnly: true }), // 24 h after application
    rejectReason: choice({ dictionary: 'companionRejectReason' }),
    banUntil: instant({ readOnly: true }),
    reviewedBy: ref('account', { readOnly: true }),
    remark: string({ max: 300 }),
  },
  states: {
    applied: { approve: 'active', reject: 'rejected' },
    active: { suspend: 'suspended', ban: 'banned', byUser: 'retired', retire: 'retired' },
    rejected: { byUser: 'applied' },
    suspended: { resume: 'active', byTime: 'active', ban: 'banned' },
    banned: { lift: 'active', byTime: 'active' },
    retired: {},
  },
  clock: [{ states: ['suspended', 'banned'], until: 'banUntil' }],
})
