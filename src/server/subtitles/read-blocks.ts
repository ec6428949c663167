import { cueFrom, millisecondsOf, type Oddity, type ReadCues } from './subtitle-cue'

const time = String.raw`((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})`
const timeLine = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(.*)$`)

/** What lies between two lines of times, with the number of its first line. */
interface Stretch {
  readonly first: number
  readonly lines: readonly string[]
}

/**
 * Reads SubRip and WebVTT: lines of times, each with what is said under it. An empty line within a text does not end it, as long
 * as no other times follow.
 */
export function readBlocks(text: string): ReadCues {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const isVtt = lines[0]?.startsWith('WEBVTT') ?? false
  const starts = lines.flatMap((line, index) => (line.includes('-->') ? [index] : []))
  const stretches = starts.map((start, nth): Stretch => {
    const end = starts[nth + 1]
    return {
      first: start,
      lines: lines.slice(start, end === undefined ? undefined : bodyEnd(lines, start, end, isVtt)),
    }
  })
  const head = lines.slice(0, starts[0] === undefined ? undefined : bodyEnd(lines, -1, starts[0], isVtt))
  const read = stretches.map((stretch) => readCue(stretch))
  return {
    cues: read.flatMap(({ cues }) => cues),
    oddities: [...oddInHead(head, isVtt), ...read.flatMap(({ oddities }) => oddities)],
  }
}

/** The line of a cue's number or name belongs to the times under it. */
function bodyEnd(lines: readonly string[], start: number, end: number, isVtt: boolean): number {
  const before = lines[end - 1] ?? ''
  const isNamed = isVtt && (lines[end - 2] ?? '').trim() === '' && before.trim() !== ''
  return end - 1 > start && (isNamed || /^\s*\d+\s*$/.test(before)) ? end - 1 : end
}

function readCue({ first, lines: [times = '', ...body] }: Stretch): ReadCues {
  const line = first + 1
  const [, start, end, settings = ''] = timeLine.exec(times) ?? []
  if (start === undefined || end === undefined) return { cues: [], oddities: [{ line, code: 'badTime' }] }
  const { kept, odd } = paragraphsOf(body, line + 1)
  const cue = cueFrom(line, millisecondsOf(start), millisecondsOf(end), kept.join('\n'))
  const place: Oddity[] = settings.trim() === '' ? [] : [{ line, code: 'placeLost' }]
  return { cues: cue.cues, oddities: [...place, ...cue.oddities, ...odd] }
}

/** The text of a cue, without the notes and sheets of style that stand after an empty line. */
function paragraphsOf(body: readonly string[], first: number): { kept: string[]; odd: Oddity[] } {
  const kept: string[] = []
  const odd: Oddity[] = []
  let isAside = false
  let isAfterGap = false
  body.forEach((text, index) => {
    if (text.trim() === '') {
      isAfterGap = true
      isAside = false
      return
    }
    const aside = isAfterGap && kindOfAside(text)
    if (aside) odd.push({ line: first + index, code: aside })
    else if (isAfterGap && !isAside && kept.length > 0) odd.push({ line: first + index, code: 'blankLine' })
    isAside ||= Boolean(aside)
    isAfterGap = false
    if (!isAside) kept.push(text)
  })
  return { kept, odd }
}

function kindOfAside(text: string): Oddity['code'] | undefined {
  if (/^NOTE(\s|$)/.test(text)) return 'comment'
  return /^(STYLE|REGION)\s*$/.test(text) ? 'styleLost' : undefined
}

/** What stands before the first times: in WebVTT a head and notes, in SubRip nothing. */
function oddInHead(lines: readonly string[], isVtt: boolean): Oddity[] {
  return lines.flatMap((text, index): Oddity[] => {
    const line = index + 1
    if (isVtt) {
      const code = kindOfAside(text)
      return code ? [{ line, code }] : []
    }
    return text.trim() === '' ? [] : [{ line, code: 'noTime' }]
  })
}
