import type { Translation } from './translation'

/**
 * No translator at all, for installations without an account with one: it gives each text back as it is, with the
 * language it should be in before it, so that nobody takes it for a translation.
 */
export const embeddedTranslation: Translation = {
  name: 'embedded',
  translate: (texts, _from, to) => Promise.resolve(texts.map((text) => `[${to}] ${text}`)),
}
