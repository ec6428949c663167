import i18next from 'i18next'

/** A caption by its key, with values for its `{{placeholders}}`; an unknown key is its own text. */
export type CaptionOf = (key: string, values?: Readonly<Record<string, unknown>>) => string

const listeners = new Set<() => void>()
/** Texts without values by key, and the keys that were asked for and had no text. */
let texts = new Map<string, string>()
let missing = new Set<string>()
let isFollowed = false
let current = newCaption()

/**
 * Has captions be remembered once they have been looked up: a page asks for thousands, and to look one up is slow. From now on they
 * hold until the language changes, or `captionsAdded` tells of other texts.
 */
export function followCaptions(): void {
  if (isFollowed) return
  isFollowed = true
  i18next.on('languageChanged', renew)
}

/**
 * Tells that texts have been added, as those of a section are when it is opened first. That is no change for whoever has not asked
 * for them.
 */
export function captionsAdded(added: Readonly<Record<string, string>>): void {
  if (Object.entries(added).some(([key, text]) => isAsked(key, text))) renew()
}

/** The captions in force: another function whenever one that was asked for has another text. */
export function currentCaption(): CaptionOf {
  return current
}

/** Calls back when other captions are in force; returns how to stop. */
export function onCaptions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether there is a caption under the key. */
export function hasCaption(key: string): boolean {
  if (texts.has(key) || i18next.exists(key)) return true
  missing.add(key)
  return false
}

function newCaption(): CaptionOf {
  return (key, values) => {
    const known = values ? undefined : texts.get(key)
    if (known !== undefined) return known
    const text = i18next.t(key, values ?? {})
    if (text === key) missing.add(key)
    else if (!values && isFollowed) texts.set(key, text)
    return text
  }
}

/** Whether a text that is added is another one than somebody was answered; `list.count_other` is one of `list.count`. */
function isAsked(key: string, text: string): boolean {
  const known = texts.get(key)
  return (known !== undefined && known !== text) || missing.has(key) || missing.has(key.replace(/_(one|other)$/, ''))
}

function renew(): void {
  texts = new Map()
  missing = new Set()
  current = newCaption()
  for (const listener of listeners) listener()
}
