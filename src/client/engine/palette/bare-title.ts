import type { Bilingual } from './index-entry'

const GO_EN = /^(?:go to|open) (?=\S)/i
const GO_ZH = /^(?:前往|打开|转到|进入)(?=.)/

/** The title of a command that goes somewhere, without its "Go to"; undefined for any other. */
export function bareTitle({ en, zh }: Bilingual): Bilingual | undefined {
  return GO_EN.test(en) && GO_ZH.test(zh) ? { en: en.replace(GO_EN, ''), zh: zh.replace(GO_ZH, '') } : undefined
}
