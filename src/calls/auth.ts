import element from '../entities/staff-manage/element'
import { z } from 'zod'
import { defineCall, raw } from './define-call'
import { menuItem } from './menu'
import { captions, filter, moment, nothing, whole, written } from './shared'

/** The roles that hold a permission code, the smallest first, with their owners: whom to ask for it. */
export const holders = defineCall({
  method: 'GET',
  url: '/auth/backend/role/holders',
  input: z.strictObject({ code: z.string().min(1).max(120) }),
  output: z.array(
    z.strictObject({
      id: z.number(),
      name: captions,
      description: z.string(),
      maxDays: z.number().nullable(),
      ownerName: z.string(),
      ownerEmail: z.string(),
      /** How many pages and elements it holds. */
      codes: z.number(),
    }),
  ),
})

/** What waits for the account that asks as second person, the most urgent first. */
export const waitingApprovals = defineCall({
  method: 'GET',
  url: '/auth/backend/approval/waiting',
  input: nothing,
  output: z.array(
    z.strictObject({
      id: z.number(),
      command: z.string(),
      entity: z.string(),
      recordId: z.string(),
      recordTitle: z.string().nullable(),
      reason: z.string().nullable(),
      dueAt: moment,
      createdAt: moment,
      requestedBy: z.string().nullable(),
    }),
  ),
})

/** What a signed-in browser listens to: job progress, changed records, notices, changed rights. */
export const eventStream = defineCall({
  method: 'GET',
  url: '/auth/backend/event/stream',
  input: nothing,
  output: raw('text/event-stream'),
})

/** Whether all records of the demo are there; `complete` where there never was a demo. */
export const demoState = defineCall({
  method: 'GET',
  url: '/auth/backend/demo/state',
  input: nothing,
  output: z.strictObject({
    state: z.enum(['planned', 'begun', 'failed', 'complete']),
    loaded: z.number(),
    size: z.number(),
  }),
})

/** The whole menu, as those who arrange it or give rights see it. */
export const wholeMenuTree = defineCall({
  method: 'GET',
  url: '/auth/backend/menu/tree',
  input: nothing,
  output: z.array(menuItem),
})

/** Deletes an entry with all that is under it, and their elements; `parentId` is that of the entry itself. */
export const deleteBranch = defineCall({
  method: 'DELETE',
  url: '/auth/backend/menu/delMenu',
  input: z.strictObject({ parentId: whole }),
  output: written({ menus: z.number(), elements: z.number() }),
})

/** Adds an element to a page, or changes one. */
export const saveElement = defineCall({
  method: 'POST',
  url: '/auth/backend/menu/element/addOrEdit',
  input: z.looseObject({ id: whole.optional() }),
  output: written({ id: z.number(), elementId: z.number(), version: z.number() }),
})

/** Deletes an element that no role holds. */
export const deleteElement = defineCall({
  method: 'DELETE',
  url: '/auth/backend/menu/element/del',
  input: z.strictObject({ id: whole }),
  output: written({}),
})

/** All pages and elements that there are, those that a role holds, and how often its members have used each recently. */
export const roleRights = defineCall({
  method: 'GET',
  url: '/auth/backend/role/menu',
  input: z.strictObject({ roleId: whole }),
  output: z.strictObject({
    role: z.looseObject({
      id: z.number(),
      version: z.number(),
      name: captions,
      builtIn: z.boolean().nullable(),
      memberCount: z.number().nullable(),
      /** In minor units of its currency. */
      approvalLimit: z.number().nullable(),
      currency: z.string().nullable(),
    }),
    held: z.strictObject({ menus: z.array(z.number()), elements: z.array(z.number()) }),
    /** The sections with the codes of their pages: two sections may share a code. */
    sections: z.array(
      z.strictObject({ id: z.string(), code: z.string(), title: captions, pages: z.array(z.string()) }),
    ),
    menus: z.array(
      z.strictObject({
        id: z.number(),
        menuId: z.number(),
        parentId: z.number().nullable(),
        code: z.string(),
        title: captions,
        url: z.string(),
        kind: z.enum(['page', 'external']),
        hidden: z.boolean().nullable(),
        orphan: z.boolean().nullable(),
      }),
    ),
    elements: z.array(
      z.strictObject({
        id: z.number(),
        elementId: z.number(),
        menu: z.number(),
        code: z.string(),
        title: captions,
        kind: z.enum(element.fields.kind.of),
        danger: z.boolean().nullable(),
        money: z.boolean().nullable(),
      }),
    ),
    tree: z.array(menuItem),
    /** How often members have used a code recently. */
    uses: z.record(z.string(), z.number()),
  }),
})

const ids = z.array(z.number('error.notNumber').int('error.notWhole'), 'error.notList').max(5_000, 'error.tooMany')

/** Gives a role pages and elements. What is dangerous waits for a second person. */
export const addRoleMenu = defineCall({
  method: 'POST',
  url: '/auth/backend/role/addRoleMenu',
  input: z.strictObject({
    roleId: whole,
    menuIds: ids,
    elementIds: ids.optional(),
    /** The version of the role that the choice began from. */
    of: z.number().int().optional(),
    reason: z.string().max(300, 'error.tooLong').optional(),
  }),
  output: z.union([
    written({ approvalIds: z.array(z.number()) }),
    written({ id: z.number(), roleId: z.number(), version: z.number() }),
  ]),
})

/** The views of a page (its route) that the account may choose from: its own first, then those shared with a role of it. */
export const ownViews = defineCall({
  method: 'GET',
  url: '/auth/backend/savedView/mine',
  input: z.strictObject({ page: z.string().max(200).optional() }),
  output: z.array(
    z.strictObject({
      id: z.number(),
      version: z.number(),
      page: z.string(),
      name: z.string(),
      filters: z.record(z.string(), filter),
      columns: z.array(
        z.strictObject({
          id: z.string(),
          width: z.number().exactOptional(),
          pinned: z.enum(['left', 'right']).exactOptional(),
          hidden: z.boolean().exactOptional(),
        }),
      ),
      /** `-registeredAt`; empty for the page's own order. */
      sort: z.string(),
      /** The roles it is shared with; empty: nobody. */
      roles: z.array(z.number()),
      default: z.boolean().nullable(),
      /** Its owner is the account that asks: others may only look through it. */
      mine: z.boolean(),
      ownerName: z.string(),
    }),
  ),
})

/** Saves a view of the account that asks: with an id its own one is changed, without one it is new. */
export const saveView = defineCall({
  method: 'POST',
  url: '/auth/backend/savedView/save',
  input: z.looseObject({
    id: z.number().int().optional(),
    version: z.number().int().optional(),
    page: z.string().max(200).optional(),
  }),
  output: written({ id: z.number(), version: z.number() }),
})

/** Deletes a view of the account that asks. */
export const deleteView = defineCall({
  method: 'POST',
  url: '/auth/backend/savedView/delete/{id}',
  input: z.strictObject({ id: z.coerce.number<number>().int() }),
  output: written({}),
})
