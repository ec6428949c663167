import contentCommands from '../../../../commands/movie-manage/content-manage'
import { startsInBrowser } from '../../../schema/does'
import type { CommandInfo } from '../../../schema/registry'
import type { Entity, Row } from '../../../schema/entity'
import { ineligible } from '../../operations/eligibility'
import { prepare, type Prepared, type RowWork, type Verdict } from '../../operations/handler'
import { workOf } from '../../operations/standard-handlers'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import type { ContentItem } from './title-figures'

/** Where the titles of each type have their own commands. */
const pages = {
  movie: 'movie-manage.movie-list',
  series: 'movie-manage.series-list',
  short: 'movie-manage.short-list',
  video: 'movie-manage.video',
} as const

export const noSuch = 'movie-manage.content-manage.notForType'

/** What runs on a title here runs on its own record, as its own page's command, with the checks of that. */
export const contentHandlers: Readonly<Record<string, Prepared>> = Object.fromEntries(
  Object.entries(contentCommands)
    .filter(([, command]) => !startsInBrowser(command))
    .map(([name, command]) => [name, prepare(command as ContentCommand, passedOn(name))]),
)

type ContentCommand = typeof contentCommands.submit

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

export function infoOf(
  { services }: Context,
  { type }: Partial<Pick<ContentItem, 'type'>>,
  name: string,
): CommandInfo | undefined {
  return type ? services.registry.commands.get(`${pages[type]}.${name}`) : undefined
}

export async function titleOf(context: Context, item: ContentItem): Promise<{ entity: Entity; row: Row<Entity> }> {
  const entity = infoOf(context, item, 'publish')?.command.entity ?? missing()
  return { entity, row: await context.records.get(entity, item.id) }
}

export function missing(): never {
  throw refused(noSuch)
}
