import { renumber } from '../../../../commands/movie-manage/series-resources'
import episode from '../../../entities/movie-manage/episode'
import { whileDeferred } from '../../db/while-deferred'
import { handleTogether } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../pipeline/errors'

/** Gives a range of episodes of one title new numbers, in their order. The episodes stay who they are: what was watched and bought stays theirs. */
export const renumbering = handleTogether(renumber, {
  run: async (context, rows, { startAt }) => {
    const [first] = rows
    if (rows.some(({ content, part }) => content !== first?.content || part !== first?.part))
      throw badField('ids', 'error.oneTitleOnly')
    const moved = [...rows].sort((a, b) => a.number - b.number)
    await whileDeferred(context.db, async () => {
      for (const [index, row] of moved.entries())
        await saveWithRules(context, episode, row, { number: startAt + index })
    })
    return { from: startAt, to: startAt + moved.length - 1 }
  },
})
