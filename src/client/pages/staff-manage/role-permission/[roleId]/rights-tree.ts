import type { Captions } from '../../../../../schema/field'

/** A page, as the menu has it. */
export interface MenuRecord {
  readonly id: number
  /** `UserManage:userList`; a tab's goes on from its page's, `UserManage:userBlackList.copyright`. */
  readonly code: string
  readonly title: Captions
  readonly url: string
  readonly kind: 'section' | 'page' | 'external'
}

/** What can be done on a page besides seeing it. */
export interface ElementRecord {
  readonly id: number
  /** The page's menu record. */
  readonly menu: number
  readonly code: string
  readonly title: Captions
  readonly kind: 'command' | 'export' | 'field' | 'tool'
  readonly danger: boolean | null
  readonly money: boolean | null
}

/** A section of the menu, with the codes of its pages: two sections may share a code. */
export interface SectionRecord {
  readonly id: string
  /** `UserManage` */
  readonly code: string
  readonly title: Captions
  readonly pages: readonly string[]
}

/** The rights of a role, or those chosen for it. */
export interface Held {
  readonly menus: ReadonlySet<number>
  readonly elements: ReadonlySet<number>
}

/** A section, or a page with its tabs below it. */
export interface Branch {
  /** Stable, and of one branch alone: the section's id or the page's code. */
  readonly key: string
  readonly code: string
  readonly title: Captions
  readonly menu?: MenuRecord
  readonly elements: readonly ElementRecord[]
  readonly children: readonly Branch[]
}

interface Rights {
  readonly sections: readonly SectionRecord[]
  readonly menus: readonly MenuRecord[]
  readonly elements: readonly ElementRecord[]
}

/** The menu as a tree: sections, their pages, and the tabs of those. Sections without a page are left out. */
export function branchesOf({ sections, menus, elements }: Rights): Branch[] {
  const codes = new Set(menus.map(({ code }) => code))
  const parentOf = ({ code }: MenuRecord) => {
    const page = code.slice(0, code.lastIndexOf('.'))
    return codes.has(page) ? page : code.split(':')[0]
  }
  const childrenOf = (code: string): Branch[] => menus.filter((menu) => parentOf(menu) === code).map(branchOf)
  const branchOf = (menu: MenuRecord): Branch => ({
    key: menu.code,
    code: menu.code,
    title: menu.title,
    menu,
    elements: elements.filter((element) => element.menu === menu.id),
    children: childrenOf(menu.code),
  })
  // What staff have added is in the first section of its code.
  const sectionOf = ({ code }: MenuRecord) =>
    sections.find(({ pages }) => pages.includes(code)) ??
    sections.find((section) => section.code === code.split(':')[0])
  return sections
    .map((section) => ({
      key: section.id,
      code: section.code,
      title: section.title,
      elements: [],
      children: menus.filter((menu) => parentOf(menu) === section.code && sectionOf(menu) === section).map(branchOf),
    }))
    .filter(({ children }) => children.length > 0)
}

/** A branch with all that is below it, itself first. */
export function withBelow(branch: Branch): Branch[] {
  return [branch, ...branch.children.flatMap(withBelow)]
}

/** Whether all of a branch is held (true), nothing (false) or some of it (null). What a page that is off has does not count. */
export function heldOf(branch: Branch, { menus, elements }: Held): boolean | null {
  let [all, some] = [true, false]
  for (const { menu, elements: own } of withBelow(branch)) {
    if (!menu) continue
    const isOn = menus.has(menu.id)
    some ||= isOn
    all &&= isOn && own.every(({ id }) => elements.has(id))
  }
  return all ? true : some ? null : false
}

/** Puts the pages of a branch on; off where all of them are. */
export function togglePages(branch: Branch, held: Held): Held {
  const pages = withBelow(branch).flatMap(({ menu }) => (menu ? [menu.id] : []))
  const isOff = pages.some((id) => !held.menus.has(id))
  return { ...held, menus: changed(held.menus, pages, isOff) }
}

/** Puts everything of a branch on, pages and elements; off where all of it is. */
export function toggleAll(branch: Branch, held: Held): Held {
  const isOff = heldOf(branch, held) !== true
  const below = withBelow(branch)
  const pages = below.flatMap(({ menu }) => (menu ? [menu.id] : []))
  const own = below.flatMap(({ elements }) => elements.map(({ id }) => id))
  return { menus: changed(held.menus, pages, isOff), elements: changed(held.elements, own, isOff) }
}

/** Puts one element on or off. */
export function toggleElement(id: number, held: Held): Held {
  return { ...held, elements: changed(held.elements, [id], !held.elements.has(id)) }
}

/** The branches that a search fits, with those above them; of each the elements that fit, or all where it does itself. */
export function narrowed(
  branches: readonly Branch[],
  fits: (item: { readonly code: string; readonly title: Captions }) => boolean,
): Branch[] {
  return branches.flatMap((branch) => {
    if (fits(branch)) return [branch]
    const children = narrowed(branch.children, fits)
    const elements = branch.elements.filter(fits)
    return children.length > 0 || elements.length > 0 ? [{ ...branch, children, elements }] : []
  })
}

function changed(before: ReadonlySet<number>, ids: readonly number[], isOn: boolean): ReadonlySet<number> {
  const after = new Set(before)
  for (const id of ids) {
    if (isOn) after.add(id)
    else after.delete(id)
  }
  return after
}
