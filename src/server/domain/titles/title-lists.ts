import { ALL_AREAS } from '../../../fields/areas/field'
import coverLabel from '../../../entities/cover-label-manage/cover-label'
import coverLabelSend from '../../../entities/cover-label-manage/cover-label-send'
import singleItem from '../../../entities/movie-manage/single-item'
import { create } from '../../operations/save'
import { badField } from '../../base/errors'
import { ofTitles, ofTitlesTogether } from './title-kinds'

export const addToSingle = ofTitles('addToSingle', () => ({
  check: async ({ records }, { id }, { single }) =>
    (await records.where(singleItem, { single, content: id }, 1)).length === 0 ||
    'movie-manage.series-list.addToSingle.there',
  run: async (context, { id }, { single }) => {
    await create(context, singleItem, { single, content: id })
  },
}))

/** The label goes to all titles by one send of its own, in the areas and to the clients that the label is made for. */
export const sendCoverLabel = ofTitlesTogether('sendCoverLabel', ({ name }) => ({
  guard: async ({ records, now }, { coverLabel: id, startsAt, endsAt }) => {
    const label = await records.get(coverLabel, id)
    if (!label.enabled) throw badField('coverLabel', 'movie-manage.series-list.sendCoverLabel.off')
    if (!label.applies.includes(name)) throw badField('coverLabel', 'movie-manage.series-list.sendCoverLabel.otherKind')
    const last = endsAt === null ? Infinity : Date.parse(endsAt)
    if (last <= Math.max(now.getTime(), Date.parse(startsAt))) throw badField('endsAt', 'error.offBeforePublish')
  },
  runTogether: async (context, titles, { coverLabel: id, startsAt, endsAt }) => {
    const label = await context.records.get(coverLabel, id)
    const saved = await create(
      context,
      coverLabelSend,
      {
        name: `${label.name} ${startsAt.slice(0, 10)} (${titles.length})`.slice(0, 80),
        label: id,
        target: 'contents',
        contents: titles.map((title) => title.id),
        areas: label.areas ?? [ALL_AREAS],
        clients: label.clients ?? [],
        startsAt,
        endsAt,
      },
      { state: 'scheduled', matched: titles.length },
    )
    return { send: saved.id }
  },
}))
