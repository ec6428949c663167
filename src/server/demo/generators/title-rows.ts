import type movie from '../../../entities/movie-manage/movie'
import type series from '../../../entities/movie-manage/series'
import type short from '../../../entities/movie-manage/short'
import type { Generator, RowOf, World } from '../world'
import { titleOffset, type TitleType } from './title-plan'
import { seriesGenerator } from './series'
import { movieGenerator } from './movies'
import { shortGenerator } from './shorts'

/** A title by its running index over all types: its record's fields, as its own generator makes them. */
export function titleRow(
  world: World,
  index: number,
): RowOf<typeof series> & RowOf<typeof movie> & RowOf<typeof short> {
  const types: readonly (readonly [TitleType, Generator])[] = [
    ['short', shortGenerator],
    ['movie', movieGenerator],
    ['series', seriesGenerator],
  ]
  const [type, generator] = types.find(([name]) => index >= titleOffset(world, name))!
  const own = index - titleOffset(world, type)
  return generator.row(world, own, world.random(type, own)) as never
}
