import { captionShare } from '../../../../shared/push/push-limits'
import { ownText } from '../../../../shared/push/push-text'
import type { Share } from './estimator'

/** The languages of an audience that many speak and that have no text of their own, the most spoken first. */
export function languagesToTranslate(texts: Readonly<Record<string, string>>, spoken: readonly Share[]): string[] {
  const all = spoken.reduce((sum, { count }) => sum + count, 0)
  return spoken.flatMap(({ code, count }) =>
    code !== undefined && count > all * captionShare && ownText(texts, code) === undefined ? [code] : [],
  )
}

/** The languages that a push is written in or spoken to: Chinese and English first. */
export function languagesOf(...texts: readonly (Readonly<Record<string, string>> | null)[]): string[] {
  return [...new Set(['zh_CN', 'en', ...texts.flatMap((each) => Object.keys(each ?? {}))])]
}

const rightToLeft = new Set(['ar', 'he', 'fa', 'ur'])

/** Which way a language is written. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return rightToLeft.has(language.split('_')[0] ?? '') ? 'rtl' : 'ltr'
}
