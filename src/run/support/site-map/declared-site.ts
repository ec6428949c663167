import { siteMapOf, type SiteMap } from '../../../schema/site-map'
import { caption, hasCaption, type Language } from '../../../server/base/captions'
import en from '../../../../locales/en/shell.json'
import zh from '../../../../locales/zh/shell.json'
import { registry } from '../../../server/base/declarations'

/** What the shell needs of the declarations: the map, and what its sections and pages are called, by id, with its own texts. */
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
  // Who is signed in already fetches one file so: the texts alone are there for who signs in first.
  return { map, titles: { en: { ...en, ...titlesIn('en') }, zh: { ...zh, ...titlesIn('zh') } } }
}
