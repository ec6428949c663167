import type { Settings, StarredPage } from './settings'

/** What the server keeps for an account, as it names it. */
export interface Preference {
  readonly language?: 'zh' | 'en' | null
  readonly timezone?: string
  readonly size?: 'Default' | 'Medium' | 'Small' | 'Mini'
  readonly themeColor?: string
  readonly darkMode?: 'light' | 'dark' | 'system'
  readonly tagsView?: boolean
  readonly fixedHeader?: boolean
  readonly sidebarLogo?: boolean
  readonly areas?: readonly number[] | null
  readonly pageSize?: '50' | '100' | '200'
  /** Own shortcuts by binding id; null switches one off. */
  readonly keymap?: Readonly<Record<string, string | null>> | null
  readonly starred?: readonly StarredPage[] | null
  readonly tiles?: readonly Tile[] | null
  readonly mailNotices?: readonly string[] | null
}

/** A tile of the dashboard; tiles stand in their order. */
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
    ...(tagsView !== undefined && { tagsView }),
    ...(fixedHeader !== undefined && { fixedHeader }),
    ...(sidebarLogo !== undefined && { sidebarLogo }),
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
