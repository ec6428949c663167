import { areas, bool, choice, file, instant, int, oneOf, percent, ref, refs, rows, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * While a rebuild runs the last good members stay in force; a size that moves more than 50 % is held until accepted.
 * Buckets, salt and layer of a running experiment cannot change; make a new one. Archiving is refused while anything
 * uses it; a group may not contain itself, however far. Purpose price needs a second person; deleting keeps the code
 * reserved.
 */
export default defineEntity({
  name: 'userGroup',
  service: 'user',
  api: 'group',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 30_000,
  demo: 120,
  scopedBy: 'areas',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  final: ['archived'],
  groups: {
    identity: ['name', 'code', 'kind'],
    contents: ['description', 'buckets'],
    media: ['userFile'],
    people: ['owner'],
    audience: ['excludeTags', 'excludeGroups', 'areas', 'clients'],
    schedule: ['refresh', 'expiresAt', 'builtAt'],
    results: ['size', 'heldSize', 'change1d', 'usedBy'],
    settings: [
      'purpose',
      'includeTags',
      'includeGroups',
      'match',
      'newUserDays',
      'salt',
      'layer',
      'buildError',
      'enabled',
    ],
  },
  fields: {
    name: string({ max: 60, required: true }),
    code: string({ max: 48, required: true, unique: true, role: 'code' }), // pages and the app refer to it; never changed
    kind: oneOf(['static', 'dynamic', 'split'], { required: true }),
    purpose: oneOf(['campaign', 'push', 'experiment', 'price', 'home', 'service', 'internal'], { required: true }),
    description: text({ max: 500 }),
    includeTags: refs('userTag'),
    includeGroups: refs('userGroup'),
    match: oneOf(['any', 'all'], { default: 'any' }),
    excludeTags: refs('userTag'),
    excludeGroups: refs('userGroup'),
    userFile: file(), // csv or xlsx of displayId, user id or device id; 1M rows, 50 MB
    areas: areas({ group: 'state', required: true, default: [-1] }),
    clients: refs('client', { emptyMeans: 'all' }),
    newUserDays: int({ min: 1, max: 90 }), // only users registered within this many days
    /** Of an experiment; the one of code `control` is left as it is. */
    buckets: rows(
      {
        code: string({ max: 24, pattern: '^[a-z][a-z0-9_]*$', example: 'new_year', required: true, role: 'code' }),
        name: string({ max: 40, required: true }),
        percent: percent({ min: 1, max: 99, required: true }),
      },
      { min: 2, max: 10, distinct: 'code', totals: { percent: 100 } },
    ),
    salt: string({ max: 16, readOnly: true }), // bucket = hash(user id + salt) mod 10000
    layer: choice({ dictionary: 'experimentLayer' }), // experiments of one layer exclude each other
    refresh: oneOf(['never', 'hourly', 'daily'], { default: 'daily' }),
    size: int({ readOnly: true }),
    heldSize: int({ readOnly: true }), // moved by more than half: waits to be accepted, with the last members in force
    change1d: int({ readOnly: true }),
    builtAt: instant({ readOnly: true }),
    buildError: string({ readOnly: true }),
    usedBy: int({ readOnly: true }),
    owner: ref('account', { required: true }),
    expiresAt: instant(), // required for static; 1 year at most
    enabled: bool({ default: true, role: 'switch' }),
  },
  states: {
    draft: { rebuild: 'building' },
    building: { byJob: 'ready', byFailure: 'failed' },
    ready: { rebuild: 'building', freeze: 'frozen', archive: 'archived', byExpiry: 'archived' },
    failed: { rebuild: 'building' },
    frozen: { unfreeze: 'ready', archive: 'archived', byExpiry: 'archived' },
    archived: { restore: 'ready' },
  },
  clock: [{ states: ['ready', 'frozen'], until: 'expiresAt', move: 'byExpiry' }],
})
