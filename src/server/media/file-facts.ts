import { definitions } from '../../shared/codes'

/** What a file's name says of it. */
export interface FileFacts {
  readonly season: number | null
  readonly episode: number | null
  readonly definition: (typeof definitions)[number] | null
  /** A code that the app knows: zh_CN, en, in_ID. */
  readonly language: string | null
}

/** How names number episodes, the surest first: S01E02, EP02, 第2集, and at last a number by itself. */
const patterns: readonly RegExp[] = [
  /s(?<season>\d{1,2})[ ._-]*e(?<episode>\d{1,4})(?!\d)/i,
  /第\s*(?<season>\d{1,2})\s*季.*?第\s*(?<episode>\d{1,4})\s*[集话話期]/,
  /第\s*(?<episode>\d{1,4})\s*[集话話期]/,
  /(?<![a-z])(?:episode|ep|e)[ ._-]*(?<episode>\d{1,4})(?!\d)/i,
  /(?:^|[ ._[(-])(?<episode>\d{1,4})(?=$|[ ._\])-])/,
]

/** What people write for a language in file names, besides its code. */
const languageNames: Readonly<Record<string, string>> = {
  zh: 'zh_CN',
  chs: 'zh_CN',
  cn: 'zh_CN',
  chinese: 'zh_CN',
  中文: 'zh_CN',
  简体: 'zh_CN',
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
  vietnamese: 'vi_VN',
  ar: 'ar_AE',
  arabic: 'ar_AE',
  es: 'es_MX',
  spanish: 'es_MX',
  pt: 'pt_BR',
  portuguese: 'pt_BR',
  tl: 'tl_PH',
  filipino: 'tl_PH',
}

/**
 * Reads a file's name.
 * @param languages the codes that there are
 */
export function fileFacts(name: string, languages: readonly string[] = []): FileFacts {
  const stem = name.replace(/\.[a-z0-9]+$/i, '')
  const definition = definitionIn(stem)
  const numbered = definition === null ? stem : stem.replace(/\b(?:360|480|720|1080|2160)p?\b|\b4k\b/gi, ' ')
  const found = patterns.map((pattern) => pattern.exec(numbered)?.groups).find(Boolean)
  return {
    season: found?.season === undefined ? null : Number(found.season),
    episode: found?.episode === undefined ? null : Number(found.episode),
    definition,
    language: languageIn(stem, languages),
  }
}

function definitionIn(stem: string): FileFacts['definition'] {
  if (/\b4k\b/i.test(stem)) return 'p2160'
  const height = /(?<!\d)(360|480|720|1080|2160)(?:p\b|(?=[ ._-]|$))/i.exec(stem)?.[1]
  return definitions.find((definition) => definition === `p${height}`) ?? null
}

/** The last part that names a language: `Title.S01E02.zh_CN`, `第2集.中文`. */
function languageIn(stem: string, languages: readonly string[]): string | null {
  for (const part of stem.split(/[ .\-[\]()]+/).reverse()) {
    const own = part.toLowerCase().replace('-', '_')
    const exact = languages.find((code) => code.toLowerCase() === own)
    const named = languageNames[own]
    const code = exact ?? (named && (languages.length === 0 || languages.includes(named)) ? named : undefined)
    if (code) return code
  }
  return null
}
