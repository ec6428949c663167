import { extensionOf } from '../../fields/storage-key'
import { dialogue } from './words/dialogue'

/** Milliseconds before the first line, from one line to the next, and that one stands. */
const first = 1_500
const pace = 4_200
const stands = 2_600

/** How many lines a subtitle of the demo has, which goes from the beginning of its film to the end. @param seconds that the film runs */
export function linesWithin(seconds: number): number {
  return Math.max(1, Math.floor((seconds * 1_000 - first - stands) / pace) + 1)
}

/** The key of a subtitle's file. @param seconds that the film runs: how far its lines go @param language its code */
export function subtitleKey(title: number, episode: number, seconds: number, language: string): string {
  return `demo/subtitle/${title}-${episode}-${seconds}s-${language}.srt`
}

/** The subtitle that a key of the demo stands for: always the same one, as long as its film. */
export function subtitleOf(key: string): Buffer {
  const isChinese = /-zh(_CN)?\.\w+$/.test(key)
  const seconds = Number(/-(\d+)s-/.exec(key)?.[1] ?? 0)
  const begun = [...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const cues = Array.from({ length: linesWithin(seconds) }, (_, line) => {
    const [en, zh] = dialogue[(begun + line) % dialogue.length]!
    const start = first + line * pace
    return `${line + 1}\n${clock(start)} --> ${clock(start + stands)}\n${isChinese ? zh : en}\n`
  })
  const text = cues.join('\n')
  return Buffer.from(extensionOf(key) === 'vtt' ? `WEBVTT\n\n${text.replaceAll(',', '.')}` : text)
}

/** `00:00:01,500` */
function clock(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 23).replace('.', ',')
}
