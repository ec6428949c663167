import { formatValue } from '../../../../fields/field-types'
import type { FormatContext } from '../../../../fields/format-context'
import { memberContext } from '../../../../fields/members'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { Entity } from '../../../../schema/entity'
import type { Fields } from '../../../../schema/field'
import type { Cut, Film, Lane } from '../../../../schema/film'
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
    const { field, from, to, text, state } = lane
    const captionId = captionIdOf(entity, field)
    const declared = entity.fields[field]
    const members: Fields = declared && 'fields' in declared ? (declared.fields as Fields) : {}
    const rows = Array.isArray(record[field]) ? (record[field] as readonly Readonly<Record<string, unknown>>[]) : []
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
        const end = row[to]
        if (typeof start !== 'number') return []
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
