import type { Captions } from '../../../schema/field'

/** An entry of the menu as the server tells it, with those below it. Another admin host tells the first six alone. */
export interface ServerMenu {
  readonly code: string
  readonly title: Captions | string
  readonly icon: string | null
  readonly url: string
  readonly hidden: boolean
  readonly childMenu?: readonly ServerMenu[] | null
  readonly kind?: 'section' | 'page' | 'external'
  readonly noCache?: boolean
  readonly affix?: boolean
  readonly custom?: boolean
  /** False on what is there only for what is below it. */
  readonly held?: boolean
}

/** The entries of a tree, each before those below it. */
export function withBelow(menus: readonly ServerMenu[]): ServerMenu[] {
  return menus.flatMap((menu) => [menu, ...withBelow(menu.childMenu ?? [])])
}

const byCode = new WeakMap<readonly ServerMenu[], ReadonlyMap<string, ServerMenu>>()

/** The entries of a tree by their codes. */
export function menusByCode(menus: readonly ServerMenu[]): ReadonlyMap<string, ServerMenu> {
  const known = byCode.get(menus) ?? new Map(withBelow(menus).map((menu) => [menu.code, menu]))
  byCode.set(menus, known)
  return known
}
