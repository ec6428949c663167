import { areas, bool, captions, choice, color, image, int, manyOf, oneOf, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * System labels are neither deleted nor renamed; only caption, badge and enabled change. Disabling one that is in use
 * lists where, and asks.
 */
export default defineEntity({
  name: 'userLabel',
  service: 'user',
  api: 'tag/config',
  plain: [{ call: 'GET /rule/engine/backend/user/rule/selectOptions', in: 'labels', sets: { enabled: true } }],
  label: 'name',
  lead: { picture: 'icon', also: 'code' },
  search: ['name', 'code'],
  scale: 2_000,
  demo: 60,
  scopedBy: 'areas',
  groups: {
    identity: ['code', 'name', 'kind', 'rule'],
    media: ['icon'],
    people: ['priority'],
    audience: ['places', 'areas'],
    schedule: ['validDays'],
    results: ['memberCount', 'usedBy'],
    settings: ['display', 'color', 'group', 'enabled'],
  },
  fields: {
    code: string({
      max: 32,
      pattern: '^[a-z][a-zA-Z0-9]*$',
      example: 'newYear',
      required: true,
      unique: true,
      role: 'code',
    }),
    name: captions({ max: 16, required: true }),
    /** System and rule members change only by the system. */
    kind: oneOf(['manual', 'import', 'system', 'rule'], { required: true }),
    rule: ref('ruleUser'), // required for rule
    display: oneOf(['staff', 'owner', 'everyone'], { default: 'staff' }),
    icon: image(), // 48 px high, 3x; required for everyone
    color: color(),
    places: manyOf(['profile', 'comment', 'dynamic', 'liveChat', 'liveRank']), // where the badge shows
    group: choice({ dictionary: 'labelGroup' }), // labels of a group exclude each other
    priority: int({ min: 1, max: 999, default: 100 }), // 3 badges at most are shown
    areas: areas({ group: 'state', default: [-1] }),
    validDays: int({ min: 1, max: 3650, emptyMeans: 'forGood' }), // default validity of a grant
    memberCount: int({ readOnly: true }),
    usedBy: int({ readOnly: true }), // tag selections and pages that target it
    enabled: bool({ default: true, role: 'switch' }),
  },
})
