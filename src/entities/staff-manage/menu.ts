import { bool, captions, oneOf, order, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * At most 3 levels and no cycles. Deleting takes the branch with its elements and needs that no role holds them. A
 * route is in the tree once.
 */
export default defineEntity({
  name: 'menu',
  service: 'auth',
  idName: 'menuId',
  plain: [{ call: 'GET /auth/backend/menu/tree', below: 'childMenu' }],
  label: 'title',
  lead: { also: 'code' },
  search: ['title', 'code', 'url'],
  scale: 1_000,
  demo: 300,
  scopedBy: false,
  groups: {
    identity: ['parentId', 'code', 'title', 'kind'],
    contact: ['url'],
    settings: ['icon', 'hidden', 'noCache', 'affix', 'custom', 'roles', 'order', 'orphan'],
  },
  fields: {
    parentId: ref('menu'), // empty at the top
    code: string({ max: 80, required: true, unique: true, role: 'code' }), // UserManage:userBlackList; code Dashboard is never shown
    title: captions({ required: true }),
    icon: string({ max: 40 }), // lucide icon name
    url: string({ max: 300, required: true }), // a route, or an address starting with http, https, mailto or tel
    kind: oneOf(['section', 'page', 'external'], { required: true }),
    hidden: bool({ default: false }),
    noCache: bool({ default: false }),
    affix: bool({ default: false }),
    custom: bool({ default: false }), // tab title from the tagTitle query
    roles: refs('role'), // route metadata; empty means by code only
    order: order(),
    orphan: bool({ readOnly: true }), // no such route in the running build
  },
})
