import { merge, split } from '../../../../commands/movie-manage/star-list'
import credit from '../../../entities/movie-manage/credit'
import star from '../../../entities/movie-manage/star'
import { defineRules, handle } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { giveBack, usesIn } from './merged-uses'
import { moveReferences } from './move-references'

/** What belongs to a star belongs to the kept one from now on: credits, topics, followers. */
export const mergingStar = handle(merge, {
  undo: 'image',
  guard: async ({ records }, { keep }) => {
    if ((await records.get(star, keep)).state === 'merged') throw badField('keep', 'movie-manage.star-list.merge.gone')
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
})

/** Its credits, topics and followers come back from the star that took them. */
export const splittingStar = handle(split, {
  undo: 'image',
  run: async (context, row) => {
    const restored = await giveBack(context, row.mergedUses ?? [], row.id, row.mergedInto ?? 0)
    await context.records.update(star, row, { state: 'hidden', mergedInto: null, mergedAt: null, mergedUses: null })
    return { restored }
  },
})

export const starRules = defineRules(star, {
  beforeSave: async ({ records }, draft, current) => {
    const next = { ...current, ...draft }
    if (next.birthDate && next.deathDate && next.deathDate <= next.birthDate)
      throw badField('deathDate', 'error.offBeforePublish')
    if (!draft.user) return
    const [other] = await records.where(star, { user: draft.user }, 1)
    if (other && other.id !== current?.id) throw badField('user', 'movie-manage.star-list.bindUser.taken')
  },
  beforeRemove: async ({ records }, { id }) => {
    if ((await records.where(credit, { star: id }, 1)).length > 0) throw refused('movie-manage.star-list.hasCredits')
  },
})
