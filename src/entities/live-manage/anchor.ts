import { areas, bool, date, image, instant, int, languages, oneOf, percent, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * An anchor is 18 on the day the record is made; nobody can waive it. One whose income is frozen may go on streaming,
 * one who is banned may not: a ban ends the running session and stops the exposure plans of the anchor's rooms. Nobody
 * is retired while a settlement of theirs is unpaid. A grade set by hand holds for 60 days at most.
 */
export default defineEntity({
  name: 'anchor',
  service: 'live',
  label: 'user',
  lead: { also: 'anchorNo' },
  scale: 300_000,
  demo: 400,
  scopedBy: 'areas',
  assignedTo: ['operator'],
  caredForBy: 'operator',
  final: ['retired'],
  groups: {
    identity: [
      'user',
      'anchorNo',
      'kind',
      'gender',
      'guild',
      'level',
      'grade',
      'realName',
      'idNumber',
      'birthDate',
      'liveNow',
    ],
    contact: ['phone'],
    contents: ['intro'],
    media: ['cover'],
    money: ['shareOverride', 'shareOverrideFrom'],
    safety: ['violations90d', 'banUntil'],
    people: ['operator', 'remark'],
    audience: ['country', 'areas', 'languages'],
    schedule: ['gradeUntil', 'contractTo', 'lastLiveAt', 'watchUntil'],
    results: ['fans', 'effectiveDays30d', 'effectiveMinutes30d', 'biscuits30d'],
    settings: ['functions', 'recommendWeight'],
  },
  fields: {
    user: ref('user', { unique: true, required: true }),
    anchorNo: string({ max: 12, unique: true, readOnly: true, role: 'code' }),
    kind: oneOf(['video', 'voice', 'game', 'sports'], { required: true, default: 'video' }),
    realName: string({ max: 80, secret: 'LiveManage:anchorList.identity' }),
    idNumber: string({ max: 40, secret: 'LiveManage:anchorList.identity' }),
    phone: string({ max: 20, secret: 'LiveManage:anchorList.identity' }),
    birthDate: date({ required: true }),
    gender: oneOf(['female', 'male', 'undisclosed'], { default: 'undisclosed' }),
    country: ref('country', { required: true }),
    areas: areas({ group: 'liveSetting', required: true }), // where the anchor may be shown
    languages: languages({ required: true }),
    guild: ref('guild', { readOnly: true }), // empty is an independent anchor; contracts write it
    contractTo: date({ readOnly: true }), // end of the active contract
    level: int({ max: 60, min: 1, default: 1 }),
    grade: oneOf(['S', 'A', 'B', 'C', 'D'], { default: 'D' }), // by last month's income and effective days; set by hand for at most 60 days
    gradeUntil: date(),
    functions: refs('liveFunction'), // functions granted to this anchor on top of the configured ones
    shareOverride: percent({ max: 80, readOnly: true }), // replaces the policy's share; a command writes it, with a second person
    shareOverrideFrom: date({ readOnly: true }),
    recommendWeight: int({ max: 1000, min: 0, default: 100 }),
    operator: ref('account'), // staff member in charge
    cover: image({ shape: 'cover' }), // 3:4, at least 720x960, reviewed
    intro: string({ max: 200 }),
    fans: int({ readOnly: true }),
    lastLiveAt: instant({ readOnly: true }),
    effectiveDays30d: int({ readOnly: true }),
    effectiveMinutes30d: int({ readOnly: true }),
    biscuits30d: int({ readOnly: true }),
    violations90d: int({ readOnly: true }),
    liveNow: bool({ readOnly: true }),
    banUntil: instant({ readOnly: true }),
    watchUntil: date({ readOnly: true }), // patrol looks at the anchor's rooms first until then
    remark: string({ max: 500 }), // internal
  },
  states: {
    active: { freeze: 'frozen', ban: 'banned', retire: 'retired' },
    frozen: { unfreeze: 'active', ban: 'banned' },
    banned: { lift: 'active', byTime: 'active' },
    retired: { restore: 'active' },
  },
  clock: [{ states: ['banned'], until: 'banUntil' }],
})
