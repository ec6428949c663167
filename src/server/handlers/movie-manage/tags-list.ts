import contentCommands from '../../../../commands/movie-manage/content-manage'
import * as commands from '../../../../commands/movie-manage/tags-list'
import contentItem from '../../../entities/movie-manage/content-item'
import tag from '../../../entities/movie-manage/tag'
import { giveBack, isUnmergeable, unmergeDays, usesIn } from '../../domain/titles/merged-uses'
import { moveReferences } from '../../domain/titles/move-references'
import { handlers } from '../../operations/handler'
import { handlerOf } from '../../operations/handlers'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** So deep may tags lie under each other. */
const maxLevels = 3

export default handlers(commands, {
  /** Every use names the other tag from now on; the merged one keeps its code, so that old links are understood. */
  merge: {
    undo: 'image',
    guard: async ({ records }, { into }) => {
      if ((await records.get(tag, into)).state === 'merged') throw badField('into', 'movie-manage.tags-list.merge.gone')
    },
    check: async ({ records }, row, { into }) => {
      if (row.id === into) return 'movie-manage.series-list.mergeDuplicate.itself'
      return (await records.get(tag, into)).type === row.type || 'movie-manage.tags-list.otherType'
    },
    run: async (context, row, { into }) => {
      const started = context.records.changes.length
      const moved = await moveReferences(context, tag, row.id, into)
      await context.records.update(tag, row, {
        state: 'merged',
        enabled: false,
        mergedInto: into,
        mergedAt: context.now.toISOString(),
        mergedUses: usesIn(context.records.changes.slice(started), row.id, into),
      })
      return { moved }
    },
  },

  unmerge: {
    undo: 'image',
    check: async ({ now }, { mergedInto, mergedAt }) => {
      if (mergedInto === null) return 'movie-manage.tags-list.unmerge.unknown'
      return (
        isUnmergeable(mergedAt, now) || {
          caption: 'movie-manage.tags-list.unmerge.late',
          params: { days: String(unmergeDays) },
        }
      )
    },
    run: async (context, row) => {
      const restored = await giveBack(context, row.mergedUses ?? [], row.id, row.mergedInto ?? 0)
      await context.records.update(tag, row, {
        state: 'active',
        enabled: true,
        mergedInto: null,
        mergedAt: null,
        mergedUses: null,
      })
      return { restored }
    },
  },

  moveUnder: {
    check: async (context, row, { parent }) => {
      if (parent === null) return true
      if ((await context.records.get(tag, parent)).type !== row.type) return 'movie-manage.tags-list.otherType'
      const above = await pathTo(context, parent)
      if (above.includes(row.id)) return 'movie-manage.tags-list.moveUnder.itself'
      return above.length < maxLevels || 'movie-manage.tags-list.moveUnder.tooDeep'
    },
    run: async (context, row, { parent }) => {
      await saveWithRules(context, tag, row, { parent })
    },
  },

  applyToContents: {
    undo: 'image',
    run: (context, { id }, { contents }) => passOn(context, contentCommands.addTags, id, contents),
  },

  removeFromContents: {
    undo: 'image',
    run: (context, { id }, { contents }) => passOn(context, contentCommands.removeTags, id, contents),
  },
})

async function passOn(
  context: Context,
  command: typeof contentCommands.addTags,
  id: number,
  contents: readonly number[],
) {
  const handler = handlerOf(command)
  for (const content of contents) {
    const item = await context.records.get(contentItem, content)
    const verdict = await handler?.check?.(context, item as never, { tags: [id] } as never)
    if (verdict !== undefined && verdict !== true)
      throw refused(typeof verdict === 'string' ? verdict : verdict.caption)
    await handler?.run(context, item as never, { tags: [id] } as never)
  }
}

/** The ids from a tag up to the topmost above it. */
async function pathTo({ records }: Context, id: number): Promise<number[]> {
  const path: number[] = []
  for (let next: number | null = id; next !== null && path.length <= maxLevels;) {
    path.push(next)
    const found: { parent: number | null } | undefined = await records.find(tag, next)
    next = found?.parent ?? null
  }
  return path
}
