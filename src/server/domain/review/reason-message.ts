import type reviewReason from '../../../entities/review-manage/review-reason'
import type { Row } from '../../../schema/entity'

/** Days in which a decision may be appealed, where nothing else is set. */
const appealDays = 30

/** What users read of a reason in a language, else in English, with its placeholders filled. */
export function messageOf(
  { userMessage }: Pick<Row<typeof reviewReason>, 'userMessage'>,
  language: string,
  { title, seconds }: { readonly title: string; readonly seconds: number },
): string {
  const texts = userMessage as Readonly<Record<string, string>>
  const text = texts[language] || texts.en || texts.zh_CN || ''
  const values: Readonly<Record<string, string>> = { title, time: clockOf(seconds), appealDays: String(appealDays) }
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (all, name: string) => values[name] ?? all)
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
