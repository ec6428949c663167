import movies from '../../../../commands/movie-manage/movie-list'
import allSeries from '../../../../commands/movie-manage/series-list'
import shorts from '../../../../commands/movie-manage/short-list'
import movie from '../../../entities/movie-manage/movie'
import series from '../../../entities/movie-manage/series'
import short from '../../../entities/movie-manage/short'
import type { serialCommands, SerialEntity, titleCommands, TitleEntity } from '../../../entities/title-commands'
import type { Row } from '../../../schema/entity'
import { handle, handleTogether, type GroupWork, type Handler, type RowWork } from '../../operations/handler'

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

/** Every kind of title that has a page, a life cycle and files of its own. Clips are none: they hang on a title. */
export const titleKinds: readonly TitleKind[] = [
  kindOf('movie', movie, movies),
  kindOf('series', series, allSeries),
  kindOf('short', short, shorts),
]

/** The same work for a command of every kind of title: a handler for each of them. */
export function ofTitles<N extends keyof TitleCommands>(
  name: N,
  work: (kind: TitleKind) => RowWork<TitleCommands[N]>,
): Handler[] {
  return titleKinds.map((kind) =>
    handle(kind.commands[name], work(kind) as RowWork<TitleCommands[keyof TitleCommands]>),
  )
}

/** As `ofTitles`, for what has to see all of its titles together. */
export function ofTitlesTogether<N extends keyof TitleCommands>(
  name: N,
  work: (kind: TitleKind) => GroupWork<TitleCommands[N]>,
): Handler[] {
  return titleKinds.map((kind) =>
    handleTogether(kind.commands[name], work(kind) as GroupWork<TitleCommands[keyof TitleCommands]>),
  )
}

/** The same work for a command of every kind of title that comes out in episodes. */
export function ofSerials<N extends keyof SerialCommands>(
  name: N,
  work: (entity: SerialEntity) => RowWork<SerialCommands[N]>,
): Handler[] {
  const kinds: readonly (readonly [SerialEntity, SerialCommands])[] = [
    [series, allSeries],
    [short as unknown as SerialEntity, shorts],
  ]
  return kinds.map(([entity, commands]) =>
    handle(commands[name], work(entity) as RowWork<SerialCommands[keyof SerialCommands]>),
  )
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
