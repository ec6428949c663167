import { nickname, personName } from '../people'
import { spoken, type Phrase, type Spoken } from '../words/phrases'
import type { FieldFacts } from '../field-facts'
import type { Making } from './references'
import { themeOf } from './themes'

/** What tells the second round of the names from the first: where, when, for whom. */
const variants: readonly Phrase[] = [
  { zh_CN: '印尼', en: 'Indonesia', es_MX: 'Indonesia', in_ID: 'Indonesia', ar_AE: 'إندونيسيا' },
  { zh_CN: '墨西哥', en: 'Mexico', es_MX: 'México', in_ID: 'Meksiko', ar_AE: 'المكسيك' },
  { zh_CN: '中东', en: 'Middle East', es_MX: 'Medio Oriente', in_ID: 'Timur Tengah', ar_AE: 'الشرق الأوسط' },
  {
    zh_CN: '港澳台',
    en: 'HK, Macao, Taiwan',
    es_MX: 'HK, Macao, Taiwán',
    in_ID: 'HK, Makau, Taiwan',
    ar_AE: 'هونغ كونغ وتايوان',
  },
  { zh_CN: '新用户', en: 'newcomers', es_MX: 'nuevos', in_ID: 'pengguna baru', ar_AE: 'الجدد' },
  { zh_CN: '安卓', en: 'Android', es_MX: 'Android', in_ID: 'Android', ar_AE: 'أندرويد' },
  { zh_CN: '电视端', en: 'TV', es_MX: 'TV', in_ID: 'TV', ar_AE: 'التلفاز' },
  { zh_CN: '周末', en: 'weekend', es_MX: 'fin de semana', in_ID: 'akhir pekan', ar_AE: 'نهاية الأسبوع' },
  { zh_CN: '会员', en: 'VIP', es_MX: 'VIP', in_ID: 'VIP', ar_AE: 'VIP' },
  { zh_CN: '马来西亚', en: 'Malaysia', es_MX: 'Malasia', in_ID: 'Malaysia', ar_AE: 'ماليزيا' },
]

const people =
  /^(realName|holder|contactName|contact|artist|uploader|originalName|birthName|payeeName|fullName)$|Holder$|^(companyName)$/

/** A name in the languages it is written in; no two records of an entity have the same while there are enough of them. */
function phraseOf({ entity, index }: Making): Phrase {
  const pool = themeOf(entity.name)
  const phrase = pool[index % pool.length]!
  const round = Math.floor(index / pool.length)
  if (round === 0) return phrase
  const variant = variants[(round - 1) % variants.length]!
  const edition = Math.floor((round - 1) / variants.length)
  return joined(phrase, variant, edition > 0 ? ` ${edition + 1}` : '')
}

/** A name as staff type it: in Chinese mostly, at times in English; a person's or a company's where the field says so. */
export function nameOf(making: Making, name: string, { max = 255 }: FieldFacts): string | undefined {
  const { random, entity } = making
  if (/company/i.test(name)) return clipped(themeOf('partner')[random.int(themeOf('partner').length)]!.en, max)
  if (people.test(name) || /^(star|crawledStar|escort|up)$/.test(entity.name))
    return clipped(personName(random, random.pick(spoken)).en, max)
  if (/nickname|fromName|userName|reporter/i.test(name)) return clipped(nickname(random, random.pick(spoken)), max)
  if (
    !/(name|title|word|headline|caption|label|term|subject|keyword|tier|reward|source|round|panel|text|value|group|page|event|product|partner|location|costCentre|layer|screen|subcategory|character|synonyms|terms|query|message)$/i.test(
      name,
    )
  )
    return undefined
  const phrase = phraseOf(making)
  return clipped(random.chance(0.82) ? phrase.zh_CN : phrase.en, max)
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

function joined(phrase: Phrase, variant: Phrase, edition: string): Phrase {
  const result: Partial<Record<Spoken, string>> = {}
  for (const language of spoken) {
    const [text, part] = [phrase[language], variant[language]]
    if (text !== undefined && part !== undefined) result[language] = `${text} · ${part}${edition}`
  }
  return result as Phrase
}

function clipped(text: string, max: number): string {
  const letters = [...text]
  if (letters.length <= max) return text
  // Where there is no room for all, the name goes without where and for whom.
  return [...text.split(' · ')[0]!].slice(0, max).join('').trim()
}
