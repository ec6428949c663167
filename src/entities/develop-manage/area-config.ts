import { bool, captions, int, oneOf, order, refs, string } from '../../fields'
import { AREA_GROUPS } from '../../fields/areas/field'
import { defineEntity } from '../../schema/entity'
import { markets } from '../../shared/codes'

/**
 * Inside a group a country is in at most one area; the entry 'all areas' has id -1, is not stored and cannot be
 * edited. A change of countries changes `isoCodes`; records follow by `oldId`, and before saving the console lists
 * how many of each kind then reach which countries more or less. An area in use cannot be deleted; in the groups pay
 * and `forceUpdate` every save needs a second person.
 */
export default defineEntity({
  name: 'areaConfig',
  service: 'config',
  api: 'area',
  plain: [{ call: 'GET /config/manage/area/config/all', tells: { id: 'oldId', isoCodes: 'id' } }],
  label: 'name',
  search: ['name', 'isoCodes'],
  scale: 2_000,
  demo: 80,
  scopedBy: false, // everybody reads what areas are called, wherever they work
  groups: {
    identity: ['name'],
    people: ['remark'],
    audience: ['countries', 'market'],
    results: ['oldId', 'uses'],
    settings: ['group', 'isoCodes', 'order', 'enabled'],
  },
  fields: {
    group: oneOf(AREA_GROUPS, { required: true }),
    name: captions({ required: true }),
    countries: refs('country', { required: true }),
    isoCodes: string({ readOnly: true }), // comma-joined ISO codes; this is the area id that pages send
    oldId: int({ readOnly: true, plain: true }), // the stored id
    market: oneOf(markets, { default: 'other' }),
    uses: int({ readOnly: true }), // records that target it
    order: order(),
    enabled: bool({ default: true, role: 'switch' }),
    remark: string({ max: 200 }),
  },
  unique: [['group', 'isoCodes']],
})
