import { defaultThemeColour } from '../theme/theme'

export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** From roomy to dense (specification: Default, Medium, Small, Mini; default small). */
export const sizes = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof sizes)[number]

export const appearances = ['light', 'dark', 'auto'] as const
export type Appearance = (typeof appearances)[number]

/** What a person chooses about the console; everything else follows from rights and data. */
export interface Settings {
  /** Null until chosen: then the browser's language, else English. */
  language: Language | null
  size: Size
  /** `#rrggbb`. */
  themeColour: string
  appearance: Appearance
  tagsView: boolean
  fixedHeader: boolean
  sidebarLogo: boolean
  /** Whether the bar has the button of the settings drawer; the user menu has it in any case. */
  settingsPanel: boolean
  /** An IANA zone; null follows the browser. */
  timezone: string | null
  /** Whether single letters act as shortcuts (WCAG 2.1.4). */
  singleKeys: boolean
  /** Own shortcuts by binding id; null switches one off. */
  keys: Record<string, string | null>
  /** Pages that are to be at hand, in the order in which they were starred. */
  starred: StarredPage[]
}

export interface StarredPage {
  /** Its path, with the query that makes it this page and no other. */
  readonly url: string
  /** A caption id, or the text itself. */
  readonly title: string
}

/** Flags of the specification: settings panel, tags view and sidebar logo on, fixed header off. */
export const defaultSettings: Settings = {
  language: null,
  size: 'small',
  themeColour: defaultThemeColour,
  appearance: 'auto',
  tagsView: true,
  fixedHeader: false,
  sidebarLogo: true,
  settingsPanel: true,
  timezone: null,
  singleKeys: true,
  keys: {},
  starred: [],
}

/** Settings from a stored text: what is missing, unknown or not allowed falls back to the default, never to an error. */
export function parseSettings(stored: string | null | undefined, base: Settings = defaultSettings): Settings {
  const given = record(stored)
  const kept = Object.entries(base).map(([name, fallback]: [string, unknown]) => [
    name,
    isAllowed(name, given[name]) ? given[name] : fallback,
  ])
  return Object.fromEntries(kept) as Settings
}

/** The language to speak: the stored choice, else the first known one of the browser's, else English. */
export function chooseLanguage(chosen: Language | null, browser: readonly string[]): Language {
  const known = browser
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => languages.some((name) => name === tag))
  return chosen ?? (known as Language | undefined) ?? 'en'
}

/** Under which a browser keeps the settings of whoever is not signed in; those of an account add its id. */
export const settingsKey = 'iron-man.settings'

/** The language that a browser is spoken to in before it is known who is signed in. */
export function storedLanguage(): Language {
  const { language } = record(localStorage.getItem(settingsKey))
  return chooseLanguage(languages.find((known) => known === language) ?? null, navigator.languages)
}

const oneOf = (values: readonly unknown[]) => (value: unknown) => values.includes(value)
const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
  language: oneOf([...languages, null]),
  size: oneOf(sizes),
  themeColour: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  appearance: oneOf(appearances),
  tagsView: isBoolean,
  fixedHeader: isBoolean,
  sidebarLogo: isBoolean,
  settingsPanel: isBoolean,
  timezone: (value) => value === null || (typeof value === 'string' && isZone(value)),
  singleKeys: isBoolean,
  keys: (value) => isRecord(value) && Object.values(value).every((keys) => keys === null || typeof keys === 'string'),
  starred: (value) => Array.isArray(value) && value.every(isStarredPage),
}

function isAllowed(name: string, value: unknown): boolean {
  return checks[name]?.(value) ?? false
}

function record(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An address of this console: nothing that leads out of it. */
function isStarredPage(value: unknown): boolean {
  return isRecord(value) && /^\/(?![/\\])/.test(String(value['url'])) && typeof value['title'] === 'string'
}

function isZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
