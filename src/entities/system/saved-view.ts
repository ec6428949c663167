import { bool, json, order, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * A shared view never widens what its reader may see. At most one default per owner and page.
 */
export default defineEntity({
  name: 'savedView',
  service: 'auth',
  label: 'name',
  search: ['name', 'page'],
  scale: 20_000,
  demo: 40,
  scopedBy: 'owner',
  assignedTo: ['owner'],
  caredForBy: 'owner',
  groups: {
    identity: ['name'],
    contents: ['filters', 'columns'],
    people: ['owner'],
    settings: ['page', 'sort', 'roles', 'default', 'order'],
  },
  fields: {
    owner: ref('account', { readOnly: true }),
    page: string({ max: 200, readOnly: true }),
    name: string({ max: 40, required: true }),
    filters: json<Record<string, unknown>>({ required: true }), // values by field
    /** Shown columns in their order. */
    columns: json<{ id: string; width?: number; pinned?: 'left' | 'right'; hidden?: boolean }[]>(),
    sort: string({ max: 60 }),
    roles: refs('role'), // shared with these roles; empty means only the owner
    default: bool({ default: false }),
    order: order(),
  },
  unique: [['owner', 'page', 'name']],
})
