/** One line of a subtitle; times in milliseconds. */
export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

export type SubtitleFormat = 'srt' | 'vtt' | 'ass'

/** The cues of a subtitle file, in the order of their times. What is no cue is passed over. */
export function parseSubtitle(text: string, format: SubtitleFormat): Cue[] {
  const cues = format === 'ass' ? fromAss(text) : fromBlocks(text)
  return cues.sort((a, b) => a.start - b.start)
}

const timeLine = /((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3})/

/** SRT and WebVTT: blocks parted by empty lines, each with a line of times. */
function fromBlocks(text: string): Cue[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n[ \t]*\r?\n/)
    .flatMap((block) => {
      const lines = block.split(/\r?\n/)
      const at = lines.findIndex((line) => timeLine.test(line))
      const [, start = '', end = ''] = timeLine.exec(lines[at] ?? '') ?? []
      if (at < 0) return []
      return [{ start: milliseconds(start), end: milliseconds(end), text: plain(lines.slice(at + 1).join('\n')) }]
    })
}

/** Advanced SubStation: `Dialogue: layer,start,end,style,name,l,r,v,effect,text`. */
function fromAss(text: string): Cue[] {
  return [...text.matchAll(/^Dialogue:\s*(.*)$/gm)].map(([, line = '']) => {
    const [, start = '', end = '', , , , , , , ...words] = line.split(',')
    return {
      start: milliseconds(start.trim()),
      end: milliseconds(end.trim()),
      text: plain(words.join(',').replace(/\\[Nn]/g, '\n')),
    }
  })
}

function milliseconds(time: string): number {
  const [seconds = '0', minutes = '0', hours = '0'] = time.replace(',', '.').split(':').reverse()
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000)
}

/** Without marks of style: `<i>`, `{\an8}`. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/\{\\[^}]*\}/g, '')
    .trim()
}
