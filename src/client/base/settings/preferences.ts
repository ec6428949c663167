import type { AnswerOf } from '../api/declared-calls'
import type { Settings } from './settings'

type Stored = NonNullable<AnswerOf<'GET /auth/backend/staffPreference/mine'>>

/** What the server keeps for an account, as it names it, or a part of it. */
export type Preference = Partial<Stored>

/** A tile of the dashboard; tiles are in their order. */
export interface Tile {
  readonly id: string
  readonly width: 1 | 2 | 3 | 4
  readonly hidden: boolean
}

/** The settings that an account's preferences mean. */
export function settingsOf(preference: Preference): Partial<Settings> {
  const { language, timezone, size, themeColor, darkMode, tagsView, fixedHeader, sidebarLogo, keymap, starred } =
    preference
  return {
    language: language ?? null,
    ...(timezone && { timezone }),
    ...(size && { size: size.toLowerCase() as Settings['size'] }),
    ...(themeColor && { themeColour: themeColor }),
    ...(darkMode && { appearance: darkMode === 'system' ? 'auto' : darkMode }),
    ...(typeof tagsView === 'boolean' && { tagsView }),
    ...(typeof fixedHeader === 'boolean' && { fixedHeader }),
    ...(typeof sidebarLogo === 'boolean' && { sidebarLogo }),
    keys: { ...keymap },
    ...(starred !== undefined && { starred: [...(starred ?? [])] }),
  }
}

/** The preferences that settings mean; a time zone that follows the browser is not kept. */
export function preferenceOf(settings: Settings): Preference {
  const { language, timezone, size, themeColour, appearance, tagsView, fixedHeader, sidebarLogo, keys, starred } =
    settings
  return {
    language,
    ...(timezone && { timezone }),
    size: `${size.charAt(0).toUpperCase()}${size.slice(1)}` as NonNullable<Preference['size']>,
    themeColor: themeColour,
    darkMode: appearance === 'auto' ? 'system' : appearance,
    tagsView,
    fixedHeader,
    sidebarLogo,
    keymap: { ...keys },
    starred: starred.map(({ url, title }) => ({ url, title })),
  }
}
