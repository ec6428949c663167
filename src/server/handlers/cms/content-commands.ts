import contentCommands, {
  checkAgain,
  emergencyTakeDown,
  setAgeRating,
  setCopyrightTag,
} from '../../../../commands/movie-manage/content-manage'
import contentItem from '../../../entities/movie-manage/content-item'
import type { CommandInfo } from '../../../schema/registry'
import type { Entity, Row } from '../../../schema/entity'
import { ineligible } from '../../operations/eligibility'
import { handle, type Handler, type RowWork, type Verdict } from '../../operations/handler'
import { saveWithRules, workOf } from '../../operations/standard-handlers'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { refreshTitles } from './refresh-titles'
import type { ContentItem } from './title-figures'

/** Where the titles of each type have their own commands. */
const pages = {
  movie: 'movie-manage.movie-list',
  series: 'movie-manage.series-list',
  short: 'movie-manage.short-list',
  video: 'movie-manage.video',
} as const

const noSuch = 'movie-manage.content-manage.notForType'

/** What runs on a title here runs on its own record, as its own page's command, with the checks of that. */
export const ofContents: Handler[] = Object.entries(contentCommands)
  .filter(([, command]) => !('local' in command))
  .map(([name, command]) => handle(command as ContentCommand, passedOn(name)))

type ContentCommand = typeof contentCommands.submit

export const settingCopyrightTag = handle(setCopyrightTag, { run: write, check: hasTitle })
export const settingAgeRating = handle(setAgeRating, { run: write, check: hasTitle })

export const checkingAgain = handle(checkAgain, {
  run: async (context, { id }) => refreshTitles(context, [id]),
})

/** Off the shelf in every area, without the questions of an orderly take-down, and out of the caches. */
export const takingDownAtOnce = handle(emergencyTakeDown, {
  undo: 'image',
  check: hasTitle,
  run: async (context, item, { reason }) => {
    const { entity, row } = await titleOf(context, item)
    const stateReason = 'stateReason' in entity.fields ? { stateReason: reason } : {}
    await saveWithRules(context, entity, row, { state: 'offShelf', ...stateReason })
    const purge = workOf(infoOf(context, item, 'purgeCdn') ?? missing())
    return purge?.run(context, row as never, { what: 'all' } as never)
  },
})

function passedOn(name: string): RowWork<ContentCommand> {
  const found = async (context: Context, item: ContentItem) => {
    const info = infoOf(context, item, name)
    const handler = info && workOf(info)
    return info && handler ? { info, handler, ...(await titleOf(context, item)) } : undefined
  }
  return {
    guard: async (context, args) => {
      const info = infoOf(context, { type: 'series' }, name)
      await (info && workOf(info))?.guard?.(context, args as never)
    },
    check: async (context, item, args): Promise<Verdict> => {
      const own = await found(context, item as unknown as ContentItem)
      if (!own) return noSuch
      return (await ineligible(context, own.info, own.handler, { ...own.row }, args)) ?? true
    },
    warn: async (context, item, args) => {
      const own = await found(context, item as unknown as ContentItem)
      return own?.handler.warn?.(context, own.row as never, args as never)
    },
    run: async (context, item, args) => {
      const own = await found(context, item as unknown as ContentItem)
      return own?.handler.run(context, own.row as never, args as never)
    },
    undo: 'image',
  }
}

async function write(context: Context, item: ContentItem, args: Readonly<Record<string, unknown>>): Promise<void> {
  const { entity, row } = await titleOf(context, item)
  await saveWithRules(context, entity, row, args)
}

async function hasTitle(
  context: Context,
  item: ContentItem,
  args: Readonly<Record<string, unknown>>,
): Promise<true | string> {
  const entity = infoOf(context, item, 'publish')?.command.entity
  return Object.keys(args).every((name) => !(name in contentItem.fields) || (entity && name in entity.fields)) || noSuch
}

function infoOf(
  { services }: Context,
  { type }: Partial<Pick<ContentItem, 'type'>>,
  name: string,
): CommandInfo | undefined {
  return type ? services.registry.commands.get(`${pages[type]}.${name}`) : undefined
}

async function titleOf(context: Context, item: ContentItem): Promise<{ entity: Entity; row: Row<Entity> }> {
  const entity = infoOf(context, item, 'publish')?.command.entity ?? missing()
  return { entity, row: await context.records.get(entity, item.id) }
}

function missing(): never {
  throw refused(noSuch)
}
