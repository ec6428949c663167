import type { Language } from '../../base/captions'

/** A record's captions in the caller's language, else in English, else in Chinese. */
export function captionText(captions: Readonly<Record<string, string>> | null, language: Language): string {
  const own = language === 'zh' ? captions?.zh_CN : captions?.en
  return own ?? captions?.en ?? captions?.zh_CN ?? ''
}
