import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languages, type Language } from '../settings/settings'
import { captionsAdded, currentCaption, followCaptions } from './captions-in-force'

export { hasCaption } from './captions-in-force'

type Captions = Readonly<Record<string, string>>

/** Captions that are loaded together, in either language. */
export type CaptionSource = Readonly<Record<Language, () => Promise<Captions>>>

const shell: CaptionSource = {
  en: () => import('../../../../locales/en/shell.json').then((module) => module.default),
  zh: () => import('../../../../locales/zh/shell.json').then((module) => module.default),
}

/** What pages and sections are called, and the same texts again. */
const titles: CaptionSource = {
  en: () => import('virtual:site-titles/en').then((module) => module.default),
  zh: () => import('virtual:site-titles/zh').then((module) => module.default),
}

/** Captions that are called otherwise, and what the build calls them. */
const renamed: Record<Language, Captions> = { en: {}, zh: {} }
const ownTexts: Record<Language, Record<string, string>> = { en: {}, zh: {} }

/** What has been loaded in some language, and has to be there in the next. */
const wanted = new Set<CaptionSource>()
const merged = new Set<() => Promise<Captions>>()

/**
 * Starts the texts in a language with those of the shell, so that the first page waits for one small file.
 * @param isConsole who is here will see the console: what pages are called comes in the same file
 * @throws when the shell's captions cannot be loaded.
 */
export async function startCaptions(language: Language, isConsole: boolean): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  followCaptions()
  await loadCaptions(isConsole ? titles : shell, language)
}

/** Loads what pages and sections are called, which is all that the shell needs besides its own texts. */
export function loadTitles(language: Language): Promise<void> {
  return loadCaptions(titles, language)
}

/** What pages and sections are called in a language, whichever is in force. */
export function titlesIn(language: Language): Promise<Captions> {
  return titles[language]()
}

/** Loads further captions; from then on `switchLanguage` brings those of the next language too. */
export async function loadCaptions(source: CaptionSource, language: Language): Promise<void> {
  await merge(language, [source])
  // Only what could be fetched is waited for by others.
  wanted.add(source)
  const now = languages.find((each) => each === i18next.language)
  if (now && now !== language) await merge(now, [source])
}

/** As `loadCaptions`, at once, for captions in a language that have been fetched. */
export function takeCaptions(source: CaptionSource, language: Language, captions: Captions): void {
  merged.add(source[language])
  addTexts(language, captions)
  applyNames(language)
  wanted.add(source)
}

/** Changes the language of everything on screen, once its texts are there. */
export async function switchLanguage(language: Language): Promise<void> {
  await merge(language, [...wanted])
  await i18next.changeLanguage(language)
}

/**
 * Gives captions other texts than those that come with the build, until other names are given. A caption that is no longer
 * named gets its own text back.
 */
export function renameCaptions(names: Readonly<Record<Language, Captions>>): void {
  for (const language of languages) {
    const own = Object.entries(ownTexts[language]).filter(([id]) => !(id in names[language]))
    renamed[language] = names[language]
    if (own.length > 0) addTexts(language, Object.fromEntries(own))
    applyNames(language)
  }
}

/** Puts the other texts in place of those that are loaded, which are kept. */
function applyNames(language: Language): void {
  const changed = Object.entries(renamed[language]).filter(([id, text]) => {
    const loaded = i18next.getResource(language, 'translation', id) as string | undefined
    if (loaded === undefined || loaded === text || text === '') return false
    ownTexts[language][id] ??= loaded
    return true
  })
  if (changed.length > 0) addTexts(language, Object.fromEntries(changed))
}

/** A caption outside React: `caption('shell.refresh')`; an unknown key is its own text. */
export function caption(key: string, values?: Readonly<Record<string, unknown>>): string {
  return currentCaption()(key, values)
}

async function merge(language: Language, sources: readonly CaptionSource[]): Promise<void> {
  const missing = sources.map((source) => source[language]).filter((load) => !merged.has(load))
  const captions = await Promise.all(missing.map((load) => load()))
  missing.forEach((load) => merged.add(load))
  if (captions.length) addTexts(language, Object.assign({}, ...captions) as Captions)
  applyNames(language)
}

/** Texts have no parts: none has to be merged with what is there, or copied first. */
function addTexts(language: Language, texts: Captions): void {
  i18next.addResourceBundle(language, 'translation', texts, false, true, { skipCopy: true })
  captionsAdded(texts)
}
