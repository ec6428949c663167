import type { Captions } from '../../../schema/field'
import type { Registry } from '../../../schema/registry'
import { caption } from '../../base/captions'

/** An entry of the menu as the running build declares it. */
export interface DeclaredMenu {
  readonly code: string
  /** The code of the section that it stands in; null for a section. */
  readonly section: string | null
  readonly title: Captions
  readonly url: string
  readonly kind: 'section' | 'page'
  readonly icon: string | null
  readonly hidden: boolean
  readonly noCache: boolean
  readonly affix: boolean
  readonly custom: boolean
  readonly order: number
}

/** The sections that have a menu of their own, then the pages, as the build declares them. */
export function declaredMenus(registry: Registry): readonly DeclaredMenu[] {
  return [...sections(registry), ...pages(registry)]
}

/** A text in both languages by its id. */
export function captionsOf(id: string): Captions {
  return { zh_CN: caption('zh', id), en: caption('en', id) }
}

function sections(registry: Registry): DeclaredMenu[] {
  return [...registry.sections.values()]
    .filter(({ section }) => section.partOf === undefined)
    .map(({ id, section }) => ({
      code: section.code,
      section: null,
      title: captionsOf(id),
      url: section.root ? (section.default ?? '/') : `/${id}`,
      kind: 'section',
      icon: section.icon,
      hidden: false,
      noCache: false,
      affix: false,
      custom: false,
      order: section.menu,
    }))
}

function pages(registry: Registry): DeclaredMenu[] {
  return [...registry.pages.values()].map(({ page, permission, path, id, section }) => ({
    code: permission,
    section: section.section.code,
    title: captionsOf(id),
    url: path,
    kind: 'page',
    icon: page.icon ?? null,
    hidden: page.menu === undefined,
    noCache: page.noCache ?? false,
    affix: page.affix ?? false,
    custom: page.custom ?? false,
    order: page.menu ?? 0,
  }))
}
