import { bool, captions, int, oneOf, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * The key and `valueType` are fixed after the first item; a dictionary in use cannot be deleted. Open consoles take a
 * saved dictionary within 60 seconds without losing a half-filled form.
 */
export default defineEntity({
  name: 'constant',
  service: 'cms',
  label: 'title',
  lead: { also: 'key' },
  search: ['key', 'title'],
  scale: 1_000,
  demo: 37,
  scopedBy: false,
  groups: {
    identity: ['key', 'title', 'kind'],
    contents: ['usedBy', 'description'],
    results: ['itemCount', 'disabledItems', 'fixedItems', 'missing'],
    settings: ['module', 'valueType', 'tree', 'enabled'],
  },
  fields: {
    key: string({
      max: 64,
      pattern: '^[a-z][A-Za-z0-9]*$',
      example: 'newYear',
      required: true,
      unique: true,
      role: 'code',
    }),
    title: captions({ required: true }),
    module: oneOf(['cms', 'user', 'community', 'live', 'payment', 'growth', 'config', 'staff'], { required: true }),
    /** Server ones come from code: only captions, colours and order may change. */
    kind: oneOf(['business', 'server'], { default: 'business' }),
    valueType: oneOf(['string', 'int'], { default: 'string' }),
    tree: bool({ default: false }), // items may have a parent; at most 3 levels
    itemCount: int({ readOnly: true }),
    disabledItems: int({ readOnly: true }),
    /** Items that code knows: they are neither deleted nor given another value. */
    fixedItems: int({ readOnly: true }),
    missing: int({ readOnly: true }), // captions missing in app languages
    /** Where people pick from it, as this build declares it. */
    usedBy: rows({ page: captions(), field: captions() }, { readOnly: true }),
    description: string({ max: 300 }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
