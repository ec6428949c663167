import { siteMapOf, type SiteMap } from '../../../schema/site-map'
import { caption, hasCaption, type Language } from '../../../server/base/captions'
import { registry } from '../../../server/base/declarations'

/** What the shell needs of the declarations: the map, and what its sections and pages are called, by id. */
export interface DeclaredSite {
  readonly map: SiteMap
  readonly titles: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

/** Reads the map and its titles off the declarations. */
export function declaredSite(): DeclaredSite {
  const map = siteMapOf(registry)
  const pages = [...registry.pages.keys()]
  const amongTabs = pages.flatMap((id) => [`${id}.main`, `${id}.tab`]).filter(hasCaption)
  const forms = pages.flatMap((id) => [`${id}.adding`, `${id}.editing`]).filter(hasCaption)
  const ids = [...registry.sections.keys(), ...pages, ...amongTabs, ...forms]
  const titlesIn = (language: Language) => Object.fromEntries(ids.map((id) => [id, caption(language, id)]))
  return { map, titles: { en: titlesIn('en'), zh: titlesIn('zh') } }
}
