import contentVideo from '../../../entities/movie-manage/content-video'
import { changedNames } from '../../operations/changed-names'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

/** Of a highlight, in seconds. */
const shortestHighlight = 5
const longestHighlight = 180

/** A clip ends after it begins, a highlight is neither a flash nor a film, and how long a clip plays follows from its ends. */
export const clipRules = defineRules(contentVideo, {
  beforeSave: async (_context, draft, current) => {
    // What was cut before there was a rule is not refused for it when something else changes.
    const [changed] = current ? changedNames(draft, current, ['clipTo', 'clipFrom', 'kind']) : ['clipTo']
    const { kind, clipFrom, clipTo } = { ...current, ...draft }
    if (changed === undefined || typeof clipFrom !== 'number' || typeof clipTo !== 'number') return {}
    const duration = clipTo - clipFrom
    if (duration <= 0) throw badField(changed, 'movie-manage.video.endsBeforeStart')
    const fits = duration >= shortestHighlight && duration <= longestHighlight
    if (kind === 'highlight' && !fits) throw badField(changed, 'movie-manage.video.highlightLength')
    return { duration }
  },
})
