import { nickname, personName } from '../people'
import type { Entity } from '../../../schema/entity'
import { spoken, type Phrase } from '../words/phrases'
import { fieldsOf, type FieldFacts } from '../field-facts'
import type { Making } from './references'
import { themeOf } from './themes'

const people =
  /^(realName|holder|contactName|contact|artist|uploader|originalName|birthName|payeeName|fullName)$|Holder$|^(companyName)$/

/** A name in the languages it is written in. */
function phraseOf({ entity, index }: Making): Phrase {
  const pool = themeOf(entity.name)
  return pool[index % pool.length]!
}

const named =
  /(name|title|word|headline|caption|label|term|subject|keyword|tier|reward|source|round|panel|text|value|group|page|event|product|partner|location|costCentre|layer|screen|subcategory|character|synonyms|terms|query|message)$/i

/** What people write as often as they like: two of them may be called the same. */
const repeats =
  /^(publishPlanEntry|activityEntry|agent|promoter|shortPartner|telegramPost|liveActivityHonor|probabilityOption)$/

/**
 * How many records of an entity there are names for: two campaigns, gifts or settings are never called the same, so there
 * are no more of them than names. Infinity where records are told apart by something else.
 */
export function roomOfNames(entity: Entity): number {
  const { label, name } = entity
  if (typeof label !== 'string' || repeats.test(name)) return Infinity
  const type = fieldsOf(entity).find(([field]) => field === label)?.[1].type
  const isNamed = type === 'captions' || (type === 'string' && named.test(label) && !people.test(label))
  return isNamed ? themeOf(name).length : Infinity
}

/** A name as staff type it, in English; a person's or a company's where the field says so. */
export function nameOf(making: Making, name: string, { max = 255 }: FieldFacts): string | undefined {
  const { random, entity } = making
  if (/company/i.test(name)) return clipped(themeOf('partner')[random.int(themeOf('partner').length)]!.en, max)
  if (people.test(name) || /^(escort|up)$/.test(entity.name))
    return clipped(personName(random, random.pick(spoken)).en, max)
  if (name === 'fromName') return 'Iron Player'
  if (/nickname|userName|reporter/i.test(name)) return clipped(nickname(random, random.pick(spoken)), max)
  return named.test(name) ? clipped(phraseOf(making).en, max) : undefined
}

/** A name in every language that it is written in. */
export function captionsOf(making: Making, name: string, field: FieldFacts): Phrase {
  const phrase = /^(name|title|text|headline|label|word|subject|entryName|short|hostName|question)$/i.test(name)
    ? phraseOf(making)
    : themeOf(name)[making.random.int(themeOf(name).length)]!
  const max = field.max ?? 500
  return Object.fromEntries(
    Object.entries(phrase).map(([language, text]) => [language, clipped(text, max)]),
  ) as unknown as Phrase
}

function clipped(text: string, max: number): string {
  const letters = [...text]
  return letters.length <= max ? text : letters.slice(0, max).join('').trim()
}
