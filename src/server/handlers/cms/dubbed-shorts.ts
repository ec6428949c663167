import { addDubbing, endCoverTest } from '../../../../commands/movie-manage/short-list'
import short from '../../../entities/movie-manage/short'
import { handle } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { create } from '../../operations/save'

/** What a dubbed version takes over from the one that it is a version of. */
const taken = [
  'title',
  'hook',
  'intro',
  'coverVertical',
  'coverHorizontal',
  'totalEpisodes',
  'genres',
  'audience',
  'copyrightTag',
  'platformTag',
  'credits',
  'up',
  'source',
  'ageRating',
  'clients',
  'access',
  'year',
] as const

export const addingDubbing = handle(addDubbing, {
  check: async (_context, { dubOf }) => dubOf === null || 'movie-manage.short-list.addDubbing.isDub',
  run: async (context, row, { spokenLanguages, areas }) => {
    const own = Object.fromEntries(taken.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])))
    const originalTitle = `${row.originalTitle.slice(0, 160)} (${spokenLanguages.join(', ').slice(0, 36)})`
    const saved = await create(context, short, {
      ...own,
      originalTitle,
      spokenLanguages,
      areas,
      dubOf: row.id,
      localisation: 'dubbed',
    })
    return { id: saved.id }
  },
})

export const endingCoverTest = handle(endCoverTest, {
  undo: 'image',
  check: async (_context, { coverVariants }, { cover }) =>
    coverVariants?.includes(cover) || 'movie-manage.short-list.endCoverTest.notVariant',
  run: async (context, row, { cover }) => {
    await saveWithRules(context, short, row, { coverVertical: cover, coverVariants: [] })
  },
})
