import { phrases, type Phrase } from '../words/phrases'
import type { DemoRow, Generator, World } from '../world'

type Read = (world: World) => unknown

/**
 * Records that are written by hand, because what they are called and what they do must agree: one in a line, its values
 * between bars, in the order of the columns.
 *
 * A value is a number, `true`, `[a, b]`, a text, or a text in several languages: `zh / en / es / id / ar`. An empty value
 * is left to what the field's declaration says. A column `field>entity` holds which record of that entity is meant,
 * counted from 1, or which ones.
 * @throws Error where a line has another number of values than there are columns
 */
export function written(columns: string, lines: string): Generator {
  const names = columns.split(' ').map((column) => column.split('>') as [name: string, to?: string])
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => rowOf(names, line))
  return {
    count: () => rows.length,
    row: (world, index): DemoRow =>
      Object.fromEntries(rows[index % rows.length]!.map(([name, read]) => [name, read(world)])),
  }
}

function rowOf(names: readonly (readonly [name: string, to?: string])[], line: string): (readonly [string, Read])[] {
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length !== names.length)
    throw new Error(`"${line.trim()}" has ${cells.length} values, for ${names.length} columns.`)
  return names.flatMap(([name, to], place) => {
    const cell = cells[place]!
    return cell === '' ? [] : [[name, to ? referenceTo(to, cell) : valueOf(cell)] as const]
  })
}

function referenceTo(entity: string, cell: string): Read {
  const places = [read(cell)].flat().map((nth) => Number(nth) - 1)
  return (world) => {
    const ids = places.map((place) => world.id(entity, place))
    return cell.startsWith('[') ? ids : ids[0]
  }
}

function valueOf(cell: string): Read {
  const value = read(cell)
  return () => value
}

function read(cell: string): unknown {
  if (/^-?\d+(\.\d+)?$/.test(cell)) return Number(cell)
  if (cell === 'true' || cell === 'false') return cell === 'true'
  if (cell === '[]') return []
  if (cell.startsWith('['))
    return cell
      .slice(1, -1)
      .split(',')
      .map((part) => read(part.trim()))
  return cell.includes(' / ') ? textOf(cell) : cell
}

/** A text in several languages, written `zh / en / es / id / ar`; a language that is left empty is not there. */
export function textOf(cell: string): Phrase {
  return phrases(cell.replaceAll(' / ', '|'))[0]!
}
