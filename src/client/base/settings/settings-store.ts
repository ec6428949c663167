import { proxy, subscribe } from 'valtio'
import { accentTokens } from '../theme/theme'
import type { Mode } from '../theme/theme'
import { readCookie, writeCookie } from './cookies'
import { chooseLanguage, defaultSettings, parseSettings, settingsKey, sizes } from './settings'
import type { Language, Settings, Size } from './settings'

/** The live settings: write to it, and the page, this browser and (once signed in) the account follow. */
export const settings = proxy<Settings>({ ...defaultSettings })

const storageKey = (account: number | null): string => `${settingsKey}${account === null ? '' : `.${account}`}`
const darkScheme = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)')

/**
 * Applies the settings of this browser and keeps them applied and remembered.
 * @returns a function that ends it, for tests.
 */
export function startSettings(): () => void {
  let account: number | null = null
  let save: ((settings: Settings) => void) | undefined
  let isLoading = false
  const scheme = darkScheme()

  const remember = (): void => {
    applySettings(settings)
    if (isLoading) return
    localStorage.setItem(storageKey(account), JSON.stringify(settings))
    keepLanguage(settings.language)
    writeCookie('size', settings.size)
    save?.(settings)
  }
  const load = (stored: string | null | undefined): void => {
    isLoading = true
    Object.assign(settings, parseSettings(stored, { ...settings }))
    applySettings(settings)
    queueMicrotask(() => (isLoading = false))
  }
  bindAccount = (id, saved, onSave) => {
    account = id
    save = onSave
    load(saved ? JSON.stringify(saved) : localStorage.getItem(storageKey(id)))
    if (id !== null) keepLanguage(settings.language)
  }
  settings.size = sizeCookie() ?? defaultSettings.size
  load(localStorage.getItem(storageKey(null)))
  const unsubscribe = subscribe(settings, remember)
  scheme.addEventListener('change', remember)
  return () => {
    unsubscribe()
    scheme.removeEventListener('change', remember)
  }
}

/**
 * Makes the settings those of an account, or of nobody (null).
 * @param saved what the server keeps for the account; left out, this browser's memory of it.
 * @param onSave called after every later change, to keep it on the server.
 */
export function bindSettings(
  account: number | null,
  saved?: Partial<Settings>,
  onSave?: (settings: Settings) => void,
): void {
  bindAccount(account, saved, onSave)
}

let bindAccount: typeof bindSettings = () => {
  throw new Error('The settings have not been started: call startSettings() first.')
}

/** The language in force. */
export function currentLanguage(): Language {
  return chooseLanguage(settings.language, navigator.languages)
}

/** The time zone in force, an IANA name. */
export function currentTimezone(): string {
  return settings.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Light or dark, after asking the system where the settings leave it to it. */
function currentMode(appearance: Settings['appearance'] = settings.appearance): Mode {
  return appearance === 'auto' ? (darkScheme().matches ? 'dark' : 'light') : appearance
}

/** Writes the settings onto `<html>`: language, size, theme and the accent tokens. */
function applySettings({ size, themeColour, appearance }: Settings): void {
  const root = document.documentElement
  const mode = currentMode(appearance)
  root.lang = currentLanguage() === 'zh' ? 'zh-CN' : 'en'
  root.dataset.size = size
  root.dataset.theme = mode
  for (const [name, value] of Object.entries(accentTokens(themeColour, mode))) root.style.setProperty(name, value)
}

/** Who has signed out is spoken to as before: nobody's settings take the language of the account. */
function keepLanguage(language: Language | null): void {
  const nobody = parseSettings(localStorage.getItem(storageKey(null)))
  if (nobody.language !== language) localStorage.setItem(storageKey(null), JSON.stringify({ ...nobody, language }))
}

function sizeCookie(): Size | undefined {
  const value = readCookie('size')
  return sizes.find((size) => size === value)
}
