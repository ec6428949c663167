import type { Verdict } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { changedAreas } from '../../operations/area-list'
import { readEpisodes } from './read-episodes'
import { lackingLanguages } from './subtitle-languages'
import { ofTitles, type Title } from './title-kinds'
import { publishFaults } from './title-points'
import { withReasonText } from './with-reason-text'

/** Puts a title on the shelf at once, where asked in these areas alone. */
export const publish = ofTitles('publish', ({ entity }) => ({
  undo: 'image',
  check: (context, title) => fitForShelf(context, title),
  warn: (context, title, { areas }) => lacksSubtitles(context, title, areas),
  run: async (context, title, { areas }) => {
    const isFirst = title.publishAt === null || Date.parse(title.publishAt) > context.now.getTime()
    await context.records.update(entity, title, {
      state: 'published',
      stateReason: null,
      ...(isFirst && { publishAt: context.now.toISOString() }),
      ...(areas && { areas }),
    })
  },
}))

/** Sets the hour at which a title goes on the shelf by itself, and where asked that at which it leaves it. */
export const schedule = ofTitles('schedule', ({ entity }) => ({
  undo: 'image',
  guard: async ({ now }, { publishAt, offAt }) => {
    if (Date.parse(publishAt) <= now.getTime())
      throw badField('publishAt', 'error.tooEarly', { min: now.toISOString() })
    if (offAt !== null && Date.parse(offAt) <= Date.parse(publishAt)) throw badField('offAt', 'error.offBeforePublish')
  },
  check: (context, title, { publishAt, offAt }) =>
    fitForShelf(context, { ...title, publishAt, offAt: offAt ?? title.offAt }, new Date(publishAt)),
  warn: (context, title) => lacksSubtitles(context, title, null),
  run: async (context, title, { publishAt, offAt }) => {
    await context.records.update(entity, title, {
      state: 'scheduled',
      stateReason: null,
      publishAt,
      ...(offAt !== null && { offAt }),
    })
  },
}))

/** Takes a title off the shelf; where areas are named, in those alone, and it stays on it in the others. */
export const takeDown = ofTitles('takeDown', ({ entity }) => ({
  undo: 'image',
  run: async (context, title, { areas, reasonCode, reason }) => {
    const left = areas ? await changedAreas(context, entity.fields.areas.group, title.areas, areas, 'remove') : []
    const said = await withReasonText(context, 'titleTakeDownReason', reasonCode, reason)
    const stateReason = said.slice(0, 300)
    await context.records.update(
      entity,
      title,
      left.length > 0 ? { areas: left, stateReason } : { state: 'offShelf', stateReason },
    )
  },
}))

export const rework = ofTitles('rework', ({ entity }) => ({
  run: async (context, title, { reason }) => {
    await context.records.update(entity, title, { state: 'draft', stateReason: reason })
  },
}))

export const block = ofTitles('block', ({ entity }) => ({
  undo: 'image',
  run: async (context, title, { reason }) => {
    await context.records.update(entity, title, { state: 'blocked', stateReason: reason })
  },
}))

export const unblock = ofTitles('unblock', ({ entity }) => ({
  run: async (context, title, { reason }) => {
    await context.records.update(entity, title, { state: 'offShelf', stateReason: reason })
  },
}))

export const archive = ofTitles('archive', ({ entity }) => ({
  undo: 'image',
  run: async (context, title, { reason }) => {
    await context.records.update(entity, title, { state: 'archived', stateReason: reason })
  },
}))

/** True, or all that keeps a title off the shelf at a moment, each with its field. */
async function fitForShelf(context: Context, title: Title, at: Date = context.now): Promise<Verdict> {
  const episodes = await readEpisodes(context, [title.id])
  const problems = publishFaults(title, episodes.get(title.id) ?? [], at)
  return problems.length === 0 || { caption: 'movie-manage.series-list.publish.faults', problems }
}

/** Subtitles that viewers of some area would look for in vain: for the publisher to confirm, not to stop at. */
async function lacksSubtitles(
  context: Context,
  title: Title,
  areas: readonly number[] | null,
): Promise<string | undefined> {
  const lacking = await lackingLanguages(context, areas ?? title.areas, [
    ...(title.subtitleLanguages ?? []),
    ...title.spokenLanguages,
  ])
  return lacking.length > 0 ? 'movie-manage.series-list.publish.lacksSubtitles' : undefined
}
