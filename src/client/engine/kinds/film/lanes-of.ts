import { formatValue } from '../../../../fields/field-types'
import type { FormatContext } from '../../../../fields/format-context'
import { memberContext } from '../../../../fields/members'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { Entity } from '../../../../schema/entity'
import type { Fields } from '../../../../schema/field'
import { filmedRow, type Cut, type Film, type Lane } from '../../../../schema/film'
import type { FilmLane } from '../../film/film-marks'
import type { ApiRow } from '../../parts/target'

/** The lane whose open places people judge; undefined where nothing on the film is judged. */
export function judgedLane({ lanes = [] }: Film): Lane | undefined {
  return lanes.find(({ judged }) => judged)
}

/** The key of the lane that shows what a record is cut to, and of its only mark. */
export const cutKey = 'cut'

/** What of a case lies on its film: what it is cut to, then a line a list of rows. Rows that say no place are left out. */
export function lanesOf(
  film: Film,
  entity: Entity,
  record: ApiRow,
  format: Omit<FormatContext, 'captionId' | 'row'>,
): readonly FilmLane[] {
  const { lanes = [], cut } = film
  const judged = judgedLane(film)
  const listed = lanes.map((lane) => {
    const { field, within, from, to, lasts, text, state } = lane
    const captionId = [captionIdOf(entity, field), ...(within === undefined ? [] : [within])].join('.')
    const members = membersOf(entity.fields, field, within)
    const held = within === undefined ? record[field] : filmedRow(film, record)?.[within]
    const rows = Array.isArray(held) ? (held as readonly Readonly<Record<string, unknown>>[]) : []
    const textOf = (row: Readonly<Record<string, unknown>>) => {
      const member = members[text]
      return member ? formatValue(row[text], member, memberContext({ ...format, captionId }, text, member, row)) : ''
    }
    return {
      key: field,
      title: format.caption(captionId),
      isJudged: lane === judged,
      isMoved: lane.moved !== undefined,
      marks: rows.flatMap((row, index) => {
        const start = row[from]
        if (typeof start !== 'number') return []
        const length = lasts === undefined ? undefined : row[lasts]
        const end = typeof length === 'number' ? start + length : to === undefined ? undefined : row[to]
        return {
          key: String(index),
          from: start,
          to: typeof end === 'number' ? end : start,
          text: textOf(row),
          tone:
            state === undefined
              ? ('bad' as const)
              : row[state.member] === state.open
                ? ('open' as const)
                : ('settled' as const),
        }
      }),
    }
  })
  return cut ? [cutLane(cut, record, format.caption('film.cut')), ...listed] : listed
}

/** The members of a list of rows, or of a list within its rows. */
function membersOf(fields: Fields, name: string, within?: string): Fields {
  const field = fields[name]
  const members: Fields = field && 'fields' in field ? (field.fields as Fields) : {}
  return within === undefined ? members : membersOf(members, within)
}

/** What a record is cut to, as one mark; an empty line where that is not said yet. */
function cutLane({ from, to, command }: Cut, record: ApiRow, title: string): FilmLane {
  const [start, end] = [record[from], record[to]]
  const isSaid = typeof start === 'number' && typeof end === 'number'
  return {
    key: cutKey,
    title,
    isMoved: command !== undefined,
    marks: isSaid ? [{ key: cutKey, from: start, to: end, text: title, tone: 'settled' }] : [],
  }
}
