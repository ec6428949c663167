import { z } from 'zod'
import type { Frozen } from './define-call'
import { captions } from './shared'

/** An entry of the menu as the calls tell it; `menuId` is the id of its record. */
const menuLine = z.strictObject({
  menuId: z.number(),
  /** The entry that it is under; null at the top. */
  parentId: z.number().nullable(),
  code: z.string(),
  title: captions,
  icon: z.string().nullable(),
  url: z.string(),
  kind: z.enum(['section', 'page', 'external']),
  hidden: z.boolean(),
  noCache: z.boolean(),
  affix: z.boolean(),
  custom: z.boolean(),
  roles: z.array(z.number()),
  order: z.number().nullable(),
  version: z.number(),
})

/** An entry of the menu with those below it. */
export const menuItem = menuLine.extend({
  /** False where it is there only for what is below it. */
  held: z.boolean(),
  get childMenu() {
    return z.array(menuItem)
  },
})

export type MenuLine = Frozen<z.infer<typeof menuLine>>
export type MenuItem = Frozen<z.infer<typeof menuItem>>
