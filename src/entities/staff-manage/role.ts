import { bool, captions, int, money, oneOf, ref, refs, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * What its members may do: pages, by their menu records, and elements of these pages. Role 1, the super administrator's, is
 * built in: it holds everything and is neither edited nor deleted; one with members is not deleted either. Nobody holds
 * two roles that exclude each other. Rights that are marked as dangerous are given by two people.
 */
export default defineEntity({
  name: 'role',
  service: 'auth',
  idName: 'roleId',
  label: 'name',
  lead: { also: 'code' },
  search: ['name', 'code'],
  scale: 200,
  demo: 14,
  scopedBy: false,
  assignedTo: ['owner'],
  caredForBy: 'owner',
  groups: {
    identity: ['name', 'code'],
    contents: ['description'],
    money: ['currency', 'approvalLimit'],
    people: ['owner'],
    results: ['memberCount', 'codeCount', 'dangerCount'],
    settings: [
      'menus',
      'elements',
      'dataScope',
      'exportRowLimit',
      'exclusiveWith',
      'maxDays',
      'requiresFactor',
      'builtIn',
      'enabled',
    ],
  },
  fields: {
    name: captions({ required: true }),
    code: string({
      max: 40,
      pattern: '^[a-z][A-Za-z0-9-]*$',
      example: 'new-year',
      required: true,
      unique: true,
      role: 'code',
    }),
    description: string({ max: 300, required: true }),
    owner: ref('account', { required: true }), // decides access requests
    menus: refs('menu', { readOnly: true }), // chosen on the page of its rights, as are the elements
    elements: refs('element', { readOnly: true }),
    /** Own is records created by or assigned to the member. */
    dataScope: oneOf(['all', 'accountAreas', 'own'], { default: 'accountAreas' }),
    currency: string({ max: 3, default: 'USD' }),
    approvalLimit: money({ min: 0, default: 0 }), // highest amount that a member may approve alone
    exportRowLimit: int({ min: 0, max: 5_000_000, default: 50_000 }),
    exclusiveWith: refs('role'), // separation of duties, e.g. settlement maker and settlement approver
    maxDays: int({ min: 1, max: 365, emptyMeans: 'noLimit' }), // longest grant by request
    memberCount: int({ readOnly: true }),
    codeCount: int({ readOnly: true }),
    dangerCount: int({ readOnly: true }),
    requiresFactor: bool({ default: false }), // its members sign in with a second step
    builtIn: bool({ default: false, readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
})
