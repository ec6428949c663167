import type { FilmWindow } from './film-window'

/** The peaks of a stretch, as the server answers them. */
interface Peaks {
  readonly from: number
  readonly step: number
  readonly peaks: string
}

/** A line this thick is drawn where it is silent. */
const thinnest = 1

/** The outline of how loud it is in a window, as an SVG path: seconds of the window across, -127 to 127 up; nothing where there is no sound. */
export function wavePath({ from, step, peaks }: Peaks, window: FilmWindow): string | undefined {
  if (peaks === '') return undefined
  const bytes = Uint8Array.from(atob(peaks), (letter) => letter.charCodeAt(0))
  const all = new Int8Array(bytes.buffer)
  const first = Math.max(0, Math.floor((window.from - from) / step))
  const last = Math.min(all.length / 2, Math.ceil((window.from + window.span - from) / step))
  const [over, under]: [string[], string[]] = [[], []]
  for (let place = first; place < last; place++) {
    const x = (from + place * step - window.from).toFixed(3)
    over.push(`${x} ${-Math.max(thinnest, all[2 * place + 1]!)}`)
    under.push(`${x} ${-Math.min(-thinnest, all[2 * place]!)}`)
  }
  return over.length === 0 ? undefined : `M${over.join('L')}L${under.reverse().join('L')}Z`
}
