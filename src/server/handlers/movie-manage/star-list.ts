import * as commands from '../../../../commands/movie-manage/star-list'
import star from '../../../entities/movie-manage/star'
import { giveBack, usesIn } from '../../domain/titles/merged-uses'
import { moveReferences } from '../../domain/titles/move-references'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

export default handlers(commands, {
  /** What belongs to a star belongs to the kept one from now on: credits, topics, followers. */
  merge: {
    undo: 'image',
    guard: async ({ records }, { keep }) => {
      if ((await records.get(star, keep)).state === 'merged')
        throw badField('keep', 'movie-manage.star-list.merge.gone')
    },
    check: async (_context, { id }, { keep }) => id !== keep || 'movie-manage.series-list.mergeDuplicate.itself',
    run: async (context, row, { keep }) => {
      const started = context.records.changes.length
      const moved = await moveReferences(context, star, row.id, keep)
      await context.records.update(star, row, {
        state: 'merged',
        mergedInto: keep,
        mergedAt: context.now.toISOString(),
        mergedUses: usesIn(context.records.changes.slice(started), row.id, keep),
      })
      return { moved }
    },
  },

  /** Its credits, topics and followers come back from the star that took them. */
  split: {
    undo: 'image',
    run: async (context, row) => {
      const restored = await giveBack(context, row.mergedUses ?? [], row.id, row.mergedInto ?? 0)
      await context.records.update(star, row, { state: 'hidden', mergedInto: null, mergedAt: null, mergedUses: null })
      return { restored }
    },
  },
})
