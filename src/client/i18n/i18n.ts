import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../settings/settings'

type Captions = Readonly<Record<string, string>>

/** Captions that are loaded together, in either language. */
export type CaptionSource = Readonly<Record<Language, () => Promise<Captions>>>

const shell: CaptionSource = {
  en: () => import('../../../locales/en/shell.json').then((module) => module.default),
  zh: () => import('../../../locales/zh/shell.json').then((module) => module.default),
}

const titles: CaptionSource = {
  en: () => import('virtual:site-titles/en').then((module) => module.default),
  zh: () => import('virtual:site-titles/zh').then((module) => module.default),
}

const wanted = new Set([shell])
const merged = new Set<() => Promise<Captions>>()

/**
 * Starts the texts in a language with those of the shell alone, so that the first page waits for one small file.
 * @throws when the shell's captions cannot be loaded.
 */
export async function startCaptions(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  await merge(language)
}

/** Loads what pages and sections are called, which is all that the shell needs beside its own texts. */
export function loadTitles(language: Language): Promise<void> {
  return loadCaptions(titles, language)
}

/** What pages and sections are called in a language, whichever is in force. */
export function titlesIn(language: Language): Promise<Captions> {
  return titles[language]()
}

/** Loads further captions; from then on `switchLanguage` brings those of the next language too. */
export async function loadCaptions(source: CaptionSource, language: Language): Promise<void> {
  wanted.add(source)
  await merge(language)
}

/** Changes the language of everything on screen, once its texts are there. */
export async function switchLanguage(language: Language): Promise<void> {
  await merge(language)
  await i18next.changeLanguage(language)
}

/** A caption outside React: `caption('shell.refresh')`; an unknown key is its own text. */
export function caption(key: string, values?: Readonly<Record<string, unknown>>): string {
  return i18next.t(key, values ?? {})
}

/** Whether there is a caption under the key. */
export function hasCaption(key: string): boolean {
  return i18next.exists(key)
}

async function merge(language: Language): Promise<void> {
  const missing = [...wanted].map((source) => source[language]).filter((load) => !merged.has(load))
  const captions = await Promise.all(missing.map((load) => load()))
  missing.forEach((load) => merged.add(load))
  if (captions.length) i18next.addResourceBundle(language, 'translation', Object.assign({}, ...captions), true, true)
}
