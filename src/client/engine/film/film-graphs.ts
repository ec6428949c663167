import { formatValue } from '../../../fields/field-types'
import type { FormatContext } from '../../../fields/format-context'
import { memberContext, memberTitle } from '../../../fields/members'
import { captionIdOf } from '../../../fields/standard-fields'
import type { Entity } from '../../../schema/entity'
import type { Fields } from '../../../schema/field'
import { filmGraphs } from '../../../schema/film-graphs'

/** A figure that was counted while a film was made, drawn over it. */
export interface FilmGraph {
  readonly key: string
  readonly title: string
  readonly points: readonly GraphPoint[]
}

interface GraphPoint {
  /** In seconds. */
  readonly at: number
  readonly value: number
  /** The value as it is read. */
  readonly text: string
}

type Rows = readonly Readonly<Record<string, unknown>>[]

/** What was counted while the film of a field was made, a line a figure; none where nothing was. */
export function graphsOf(
  entity: Entity,
  name: string,
  record: Readonly<Record<string, unknown>>,
  format: Omit<FormatContext, 'captionId' | 'row'>,
): readonly FilmGraph[] {
  const graphs = filmGraphs(entity.fields[name])
  const declared = entity.fields[graphs?.rows ?? '']
  const held = record[graphs?.rows ?? '']
  if (!graphs || !declared || !('fields' in declared) || !Array.isArray(held)) return []
  const members = declared.fields as Fields
  const context = { ...format, captionId: captionIdOf(entity, graphs.rows) }
  return graphs.figures.map((figure) => {
    const member = members[figure]
    return {
      key: figure,
      title: memberTitle(context, figure, member),
      points: (held as Rows).flatMap((row) => {
        const [at, value] = [row[graphs.at], row[figure]]
        if (typeof at !== 'number' || typeof value !== 'number' || !member) return []
        return { at, value, text: formatValue(value, member, memberContext(context, figure, member, row)) }
      }),
    }
  })
}

/** The point that holds at a place: the last before it. */
export function pointAt({ points }: FilmGraph, at: number): GraphPoint | undefined {
  return points.findLast((point) => point.at <= at)
}

/** The outline of a figure over a film as an SVG path: seconds across, the share of its highest value up. Nothing where there are no two points. */
export function graphPath({ points }: FilmGraph): string | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return undefined
  const highest = Math.max(1, ...points.map(({ value }) => value))
  const line = points.map(({ at, value }) => `${at} ${(100 * (1 - value / highest)).toFixed(2)}`)
  return `M${first.at} 100L${line.join('L')}L${last.at} 100Z`
}
