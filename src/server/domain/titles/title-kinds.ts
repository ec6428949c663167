import movies from '../../../../commands/movie-manage/movie-list'
import allSeries from '../../../../commands/movie-manage/series-list'
import shorts from '../../../../commands/movie-manage/short-list'
import movie from '../../../entities/movie-manage/movie'
import series from '../../../entities/movie-manage/series'
import short from '../../../entities/movie-manage/short'
import type {
  serialCommands,
  SerialEntity,
  titleCommands,
  TitleEntity,
} from '../../../../commands/packs/title-commands'
import type { Row } from '../../../schema/entity'
import { prepare, type GroupWork, type Prepared, type RowWork } from '../../operations/handler'

export type Title = Row<TitleEntity>
export type Serial = Row<SerialEntity>

type TitleCommands = Omit<ReturnType<typeof titleCommands>, 'exportGaps'>
type SerialCommands = ReturnType<typeof serialCommands>

/** One kind of title, with the page that lists it. */
export interface TitleKind<E extends TitleEntity = TitleEntity> {
  readonly entity: E
  readonly name: 'movie' | 'series' | 'short'
  readonly page: `movie-manage.${string}`
  readonly path: `/movie-manage/${string}`
  readonly code: `MovieManage:${string}`
  readonly commands: ReturnType<typeof titleCommands>
}

export const movieKind = kindOf('movie', movie, movies)
export const seriesKind = kindOf('series', series, allSeries)
export const shortKind = kindOf('short', short, shorts)

/** Every kind of title that has a page, a life cycle and files of its own. Clips are none: they hang on a title. */
export const titleKinds: readonly TitleKind[] = [movieKind, seriesKind, shortKind]

/** What a command does that every kind of title has: prepared for the kind whose page asks. */
export function ofTitles<N extends keyof TitleCommands>(
  name: N,
  work: (kind: TitleKind) => RowWork<TitleCommands[N]>,
): (kind: TitleKind) => Prepared {
  return (kind) => prepare(kind.commands[name], work(kind) as never)
}

/** As `ofTitles`, for what has to see all of its titles together. */
export function ofTitlesTogether<N extends keyof TitleCommands>(
  name: N,
  work: (kind: TitleKind) => GroupWork<TitleCommands[N]>,
): (kind: TitleKind) => Prepared {
  return (kind) => prepare(kind.commands[name], work(kind) as never)
}

/** As `ofTitles`, for a command of the kinds that come out in episodes. */
export function ofSerials<N extends keyof SerialCommands>(
  name: N,
  work: (entity: SerialEntity) => RowWork<SerialCommands[N]>,
): (kind: TitleKind) => Prepared {
  return ({ entity, commands }) =>
    prepare((commands as unknown as SerialCommands)[name], work(entity as unknown as SerialEntity) as never)
}

/** Whether a title is a short drama: it needs no wide cover, and is ready with the episodes before its pay wall. */
export function isShort(title: object): title is Row<typeof short> {
  return 'coverVariants' in title
}

function kindOf(name: TitleKind['name'], entity: object, commands: TitleKind['commands']): TitleKind {
  return {
    entity: entity as TitleEntity,
    name,
    page: `movie-manage.${name}-list`,
    path: `/movie-manage/${name}-list`,
    code: `MovieManage:${name}List`,
    commands,
  }
}
