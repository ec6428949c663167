import { definitions } from './codes'

/** What a file's name says of it. */
export interface FileFacts {
  readonly season: number | null
  readonly episode: number | null
  readonly definition: (typeof definitions)[number] | null
  /** A code that the app knows: zh_CN, en, in_ID. */
  readonly language: string | null
}

/** How names number episodes, the surest first: S01E02, 1x02, 第2集, EP02; each with the number alone as `episode`. */
const patterns: readonly RegExp[] = [
  /s(?<season>\d{1,2})[ ._-]*e(?<episode>\d{1,4})(?!\d)/dgi,
  /(?<![\da-z])(?<season>\d{1,2})x(?<episode>\d{2,4})(?![\da-z])/dgi,
  /第\s*(?<season>\d{1,2})\s*季.*?第\s*(?<episode>\d{1,4}|[零〇一二两三四五六七八九十百]+)\s*[集话話期回]/dg,
  /第\s*(?<episode>\d{1,4}|[零〇一二两三四五六七八九十百]+)\s*[集话話期回]/dg,
  /(?<!\p{L})(?:episode|epis[oó]dio|cap[ií]tulo|t[aậ]p|ep|e)[ ._-]*(?<episode>\d{1,4})(?!\d|p\b)/dgiu,
]

/** A number by itself: of several the one that the name begins with, else the last. */
const bareNumber = /(?:^|[ ._[(-])(?<episode>\d{1,4})(?=$|[ ._\])-])/dg

/** What has digits in names and numbers nothing where it stands by itself: heights, codecs, channels of sound, bits, years. */
const noNumbers: readonly RegExp[] = [
  /(?<!\d)(?:360|480|540|576|720|1080|1440|2160)[pi]?(?=$|[^\da-z])|\b[48]k\b/gi,
  /\b\d{3,4}x\d{3,4}\b/gi,
  /\b(?:x|h)\.?26[456]\b|\bmpeg[ .-]?[24]\b|\bmp[34]\b/gi,
  /(?<!\d)[257][. ][01](?=[ ._\])-]|$)(?=.*(?:aac|ac3|dts|ddp?|ch)\b)|(?<=\b(?:aac|ac3|dts|ddp?)[ .]?)[257][. ][01](?!\d)/gi,
  /\b(?:8|10|12)[ -]?bits?\b|\b\d{2,3}[ .]?fps\b/gi,
  /(?<![\da-z])(?:19|20)\d{2}[._-](?:0?[1-9]|1[0-2])[._-](?:0?[1-9]|[12]\d|3[01])(?!\d)/gi,
  /(?<![\da-z])(?:19|20)\d{2}(?![\da-z])/gi,
]

const digits = '零一二三四五六七八九'

/** What people write for a language in file names, besides its code. */
const languageNames: Readonly<Record<string, string>> = {
  zh: 'zh_CN',
  chs: 'zh_CN',
  cn: 'zh_CN',
  chinese: 'zh_CN',
  中文: 'zh_CN',
  简体: 'zh_CN',
  简中: 'zh_CN',
  hans: 'zh_CN',
  cht: 'zh_TW',
  tw: 'zh_TW',
  hant: 'zh_TW',
  繁体: 'zh_TW',
  繁體: 'zh_TW',
  eng: 'en',
  english: 'en',
  英文: 'en',
  id: 'in_ID',
  ind: 'in_ID',
  indonesian: 'in_ID',
  ms: 'ms_MY',
  malay: 'ms_MY',
  th: 'th_TH',
  thai: 'th_TH',
  vi: 'vi_VN',
  vie: 'vi_VN',
  vietnamese: 'vi_VN',
  ar: 'ar_AE',
  arabic: 'ar_AE',
  es: 'es_MX',
  spanish: 'es_MX',
  pt: 'pt_BR',
  portuguese: 'pt_BR',
  ptbr: 'pt_BR',
  tl: 'tl_PH',
  filipino: 'tl_PH',
}

/**
 * Reads a file's name.
 * @param languages the codes that there are
 */
export function fileFacts(name: string, languages: readonly string[] = []): FileFacts {
  const stem = stemOf(name)
  const found = numberIn(stem)
  return {
    season: found?.season ?? null,
    episode: found?.episode ?? null,
    definition: definitionIn(stem),
    language: languageIn(stem, languages),
  }
}

/**
 * The name under which a file is read as another episode or another language, and otherwise as before: what it is called by is
 * mended where it stands, else put before or after it.
 */
export function renamedFor(
  name: string,
  wanted: { readonly episode: number; readonly language?: string | undefined },
  languages: readonly string[] = [],
): string {
  const stem = stemOf(name)
  const ending = name.slice(stem.length)
  const found = numberIn(stem)
  const number = String(wanted.episode).padStart(2, '0')
  const numbered =
    found?.episode === wanted.episode
      ? stem
      : found
        ? `${stem.slice(0, found.from)}${found.isBare ? 'E' : ''}${number}${stem.slice(found.to)}`
        : `E${number} ${stem}`
  const { language } = wanted
  return language === undefined || languageIn(numbered, languages) === language
    ? `${numbered}${ending}`
    : `${numbered}.${language}${ending}`
}

function stemOf(name: string): string {
  return name.replace(/\.[a-z0-9]+$/i, '')
}

interface Numbered {
  readonly season: number | null
  readonly episode: number
  /** Where the number stands. */
  readonly from: number
  readonly to: number
  /** Nothing says that it numbers an episode. */
  readonly isBare: boolean
}

function numberIn(stem: string): Numbered | undefined {
  for (const pattern of patterns) {
    const [first] = stem.matchAll(pattern)
    const found = first && numberedBy(first, false)
    if (found) return found
  }
  // What numbers nothing leaves room behind: what is found stands where it stood.
  const plain = noNumbers.reduce((text, pattern) => text.replace(pattern, (each) => ' '.repeat(each.length)), stem)
  const bare = [...plain.matchAll(bareNumber)].flatMap((each) => numberedBy(each, true) ?? [])
  return bare.find(({ from }) => from === 0) ?? bare.at(-1)
}

function numberedBy({ groups, indices }: RegExpExecArray, isBare: boolean): Numbered | undefined {
  const place = indices?.groups?.episode
  if (!groups?.episode || !place) return undefined
  const episode = numberOf(groups.episode)
  const season = groups.season === undefined ? null : Number(groups.season)
  return episode === undefined ? undefined : { season, episode, from: place[0], to: place[1], isBare }
}

/** `12`, `十二`, `一百零三` */
function numberOf(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const plain = text.replaceAll('〇', '零').replaceAll('两', '二')
  const [, hundreds, rest = ''] = /^(?:(.)百)?(.*)$/.exec(plain) ?? []
  const [, ten, tens = '', ones = ''] = /^零?((.?)十)?(.?)$/.exec(rest) ?? [undefined, undefined, '', 'x']
  const figure = (each: string) => Math.max(0, digits.indexOf(each))
  const value =
    (hundreds ? figure(hundreds) * 100 : 0) + (ten ? (tens === '' ? 10 : figure(tens) * 10) : 0) + figure(ones)
  return ones === 'x' || value === 0 ? undefined : value
}

function definitionIn(stem: string): FileFacts['definition'] {
  if (/\b4k\b/i.test(stem)) return 'p2160'
  const height = /(?<!\d)(360|480|720|1080|2160)(?:p\b|(?=[ ._-]|$))/i.exec(stem)?.[1]
  return definitions.find((definition) => definition === `p${height}`) ?? null
}

/** The last part that names a language: `Title.S01E02.zh_CN`, `第2集.中文`. */
function languageIn(stem: string, languages: readonly string[]): string | null {
  const parts = stem.split(/[ .\-[\]()]+/).reverse()
  // A code has an underscore within, and may have one before: `E02_zh_CN`.
  for (const own of parts.flatMap((part) => endingsOf(part.toLowerCase()))) {
    const exact = languages.find((code) => code.toLowerCase() === own)
    const named = languageNames[own]
    // Traditional characters are not read as simplified ones where the app has none.
    if (!exact && named === 'zh_TW' && languages.length > 0 && !languages.includes(named)) return null
    const code = exact ?? (named && (languages.length === 0 || languages.includes(named)) ? named : undefined)
    if (code) return code
  }
  return null
}

/** `e02_zh_cn` → `e02_zh_cn`, `zh_cn`, `cn` */
function endingsOf(part: string): string[] {
  const pieces = part.split('_')
  return pieces.map((_, index) => pieces.slice(index).join('_'))
}
