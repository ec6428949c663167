import { viewOf } from '../../../../fields/field-views'
import type { Field } from '../../../../schema/field'
import type { Lead } from '../../../../schema/lead'

/** The least for a field of another record, in pixels. */
const leastFar = 160

/** The room of a name, in pixels, and of the picture beside it by its shape. */
const nameWidth = 256
const pictureWidths = { poster: 28, square: 40, portrait: 40, cover: 64 } as const

/** What a character of a value takes, in pixels, and what is beside the value: a dot and padding. */
const latinWidth = 7.6
const hanWidth = 13
const besideChoice = 34
const widestChoice = 220

/**
 * How wide a list's column is at first, in pixels, by what it holds.
 * @param labels of the few values that it may hold: none of them is cut
 */
export function columnWidth(path: string, field: Field, labels: readonly string[] = []): number {
  if (path === 'id') return 88
  const view = viewOf(field)
  const usual = Math.max(view?.widthOf?.(field) ?? view?.width ?? 140, widthOfChoices(labels))
  // Its title names the reference too.
  return path.includes('.') ? Math.max(usual, leastFar) : usual
}

/** How wide the column is that is read first, in pixels: the name has the most room, the picture stands beside it. */
export function leadWidth(lead: Lead): number {
  return nameWidth + besideName(lead)
}

/** What stands beside the name in that column, in pixels. */
export function besideName({ picture, shape, of }: Lead): number {
  return picture !== undefined || of.face ? pictureWidths[shape] : 0
}

function widthOfChoices(labels: readonly string[]): number {
  const widths = labels.map((label) =>
    [...label].reduce((sum, sign) => sum + (/[\u2e80-\uffff]/.test(sign) ? hanWidth : latinWidth), besideChoice),
  )
  return Math.min(widestChoice, Math.ceil(Math.max(0, ...widths)))
}
