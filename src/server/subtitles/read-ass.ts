import { cueFrom, millisecondsOf, type ReadCues } from './subtitle-cue'

const time = /^\d+:\d{1,2}:\d{1,2}(?:\.\d{1,3})?$/

/** Reads Advanced SubStation: `Dialogue: layer,start,end,style,name,l,r,v,effect,text`. */
export function readAss(text: string): ReadCues {
  const read = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => readLine(line, index + 1))
  return { cues: read.flatMap(({ cues }) => cues), oddities: read.flatMap(({ oddities }) => oddities) }
}

function readLine(text: string, line: number): ReadCues {
  const [, kind, event = ''] = /^(Dialogue|Comment|Picture|Movie|Sound|Command|Style):\s*(.*)$/.exec(text) ?? []
  if (kind === undefined) return { cues: [], oddities: [] }
  if (kind === 'Style') return { cues: [], oddities: [{ line, code: 'styleLost' }] }
  if (kind !== 'Dialogue') return { cues: [], oddities: [{ line, code: 'comment' }] }
  const [, start = '', end = '', , , , , , , ...words] = event.split(',')
  const [from, to] = [start.trim(), end.trim()]
  if (!time.test(from) || !time.test(to)) return { cues: [], oddities: [{ line, code: 'badTime' }] }
  return cueFrom(line, millisecondsOf(from), millisecondsOf(to), words.join(',').replace(/\\[Nn]/g, '\n'))
}
