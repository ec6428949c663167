import * as commands from '../../../../commands/community-manage/hot-list'
import hotListFreeze from '../../../entities/community-manage/hot-list-freeze'
import hotListItem from '../../../entities/community-manage/hot-list-item'
import { guardPin, guardUntil, type Kind, rankList } from '../../domain/community/hot-list'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  pin: {
    undo: 'image',
    run: async (context, row, { pinnedAt, until, reason }) => {
      guardUntil(until, context.now)
      await guardPin(context, { ...row, pinnedAt })
      await context.records.update(hotListItem, row, { pinnedAt, until, reason, state: 'listed' })
      await rankList(context, row.list, row.area)
    },
  },

  recalculate: {
    guard: async (context, { list, area }) => {
      if (await freezeOf(context, list, area)) throw refused('community-manage.hot-list.frozen')
    },
    run: (context, { list, area }) => rankList(context, list, area),
  },

  freezeList: {
    guard: async (context, { list, area, until }) => {
      if (Date.parse(until) <= context.now.getTime())
        throw badField('until', 'error.tooEarly', { min: context.now.toISOString() })
      if (await freezeOf(context, list, area)) throw refused('community-manage.hot-list.frozen')
    },
    run: async ({ records }, terms) => {
      await records.insert(hotListFreeze, terms)
    },
  },

  releaseList: {
    guard: async (context, { list, area }) => {
      if (!(await freezeOf(context, list, area))) throw refused('community-manage.hot-list.notFrozen')
    },
    run: async (context, { list, area }) => {
      const freeze = await freezeOf(context, list, area)
      if (freeze) await context.records.update(hotListFreeze, freeze, { state: 'released' })
      await rankList(context, list, area)
    },
  },
})

async function freezeOf({ records }: Pick<Context, 'records'>, list: NonNullable<Kind>, area: number) {
  const [freeze] = await records.where(hotListFreeze, { list, area, state: 'active' }, 1)
  return freeze
}
