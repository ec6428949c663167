import reviewReason from '../../../entities/review-manage/review-reason'
import type { Captions } from '../../../schema/field'
import { caption } from '../../base/captions'
import type { Context } from '../../pipeline/operation'
import { tellUsers } from '../live/tell-user'
import { inBothLanguages } from '../live/in-both-languages'
import { auditSettings } from './settings'

/** What an author is informed of: each has a title, `ugc.told.<what>`. */
export type Told =
  | 'rejected'
  | 'limited'
  | 'takenDown'
  | 'restored'
  | 'appealGranted'
  | 'appealRefused'
  | 'strike'
  | 'strikeRevoked'
  | 'portraitReset'
  | 'nameReset'

interface Telling {
  /** The user who is told. */
  readonly user: number | null
  readonly what: Told
  /** Why: each reason says it in its own words, by language. */
  readonly reasons?: readonly number[] | null
  /** The title of what it is about. */
  readonly about?: string | null
  /** When, where that is not at once. */
  readonly at?: Date
}

/** Tells an author what became of what they sent, in the words of the reasons: never who decided, nor what a machine thought. */
export async function tellAuthor(context: Context, { user, what, reasons, about, at }: Telling): Promise<void> {
  if (user === null) return
  const texts = await reasonTexts(context, reasons ?? [], about ?? '')
  const title = inBothLanguages(`ugc.told.${what}`, () => ({ about: about ?? '' }))
  const content = texts ?? inBothLanguages(`ugc.told.${what}.text`, () => ({ about: about ?? '' }))
  await tellUsers(context, [user], {
    title: shortened(title),
    content,
    reason: caption('en', `ugc.told.${what}`, { about: about ?? '' }),
    category: 'system',
    ...(at && { at }),
  })
}

/** The messages of reasons in all languages that they are written in, with what they name filled in. */
async function reasonTexts(context: Context, ids: readonly number[], about: string): Promise<Captions | undefined> {
  if (ids.length === 0) return undefined
  const reasons = await context.records.where(reviewReason, { id: [...ids] })
  const { appealDays } = await auditSettings(context)
  const named: Readonly<Record<string, string>> = { title: about, time: '', appealDays: String(appealDays) }
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => named[name] ?? whole)
  const languages = new Set(['zh_CN', 'en', ...reasons.flatMap(({ userMessage }) => Object.keys(userMessage))])
  const texts = [...languages].map((language) => [
    language,
    reasons.map(({ userMessage }) => fill(userMessage[language] ?? userMessage.en)).join('\n'),
  ])
  return Object.fromEntries(texts) as Captions
}

const longestTitle = 80

function shortened(texts: Captions): Captions {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, [...text].slice(0, longestTitle).join('')]),
  ) as Captions
}
