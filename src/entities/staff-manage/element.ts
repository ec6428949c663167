import { bool, captions, int, oneOf, order, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * An element missing from the allowed list is removed from the page and refused by the server alike. The code of an
 * element that a role holds cannot change.
 */
export default defineEntity({
  name: 'element',
  service: 'auth',
  api: 'menu/element',
  idName: 'elementId',
  label: 'title',
  lead: { also: 'code' },
  search: ['title', 'code'],
  scale: 5_000,
  demo: 1_600,
  scopedBy: false,
  groups: {
    identity: ['menu', 'code', 'title', 'kind'],
    results: ['roleCount'],
    settings: ['danger', 'money', 'orphan', 'order'],
  },
  fields: {
    menu: ref('menu', { required: true, sentAs: 'menuId' }),
    /** UserManage:userBlackList.lift, DevelopManage:sparrow. */
    code: string({
      max: 120,
      pattern: '^[A-Z][A-Za-z]*:[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?$',
      example: 'Push:send',
      required: true,
      unique: true,
    }),
    title: captions({ required: true }),
    kind: oneOf(['command', 'export', 'field', 'tool'], { required: true }),
    danger: bool({ default: false }),
    money: bool({ default: false }), // counts against the role's approvalLimit
    roleCount: int({ readOnly: true }),
    orphan: bool({ readOnly: true }), // not declared by the running build
    order: order(),
  },
})
