import waterfallItem from '../../src/entities/community-manage/waterfall-item'
import waterfallMix from '../../src/entities/community-manage/waterfall-mix'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const stop = defineCommand(waterfallItem, {
  on: 'rows',
  does: move(),
  asks: { reason: asked(waterfallItem, 'reason') },
  inverse: 'resume',
  icon: 'square',
})

export const resume = defineCommand(waterfallItem, { on: 'rows', does: move(), inverse: 'stop', icon: 'play' })

export const excludePost = definePageCommand({
  asks: {
    dynamic: asked(waterfallItem, 'dynamic', { required: true }),
    areas: asked(waterfallItem, 'areas', { required: true }),
    endAt: asked(waterfallItem, 'endAt', { required: true }),
    reason: asked(waterfallItem, 'reason', { required: true }),
  },
  icon: 'eye-off',
})

const area = asked(waterfallMix, 'area', { required: true })

/** Writes the draft of an area's mix: from the one that is live, where there is none. */
export const editMix = definePageCommand({
  asks: {
    area,
    sources: asked(waterfallMix, 'sources', { required: true }),
    halfLife: asked(waterfallMix, 'halfLife'),
    perAuthor: asked(waterfallMix, 'perAuthor'),
    perTopic: asked(waterfallMix, 'perTopic'),
    minQuality: asked(waterfallMix, 'minQuality'),
    adEvery: asked(waterfallMix, 'adEvery'),
    repeatDays: asked(waterfallMix, 'repeatDays'),
  },
  icon: 'sliders-horizontal',
})

/** Shows the draft to a share of users. */
export const startTest = definePageCommand({
  asks: { area, trafficPercent: asked(waterfallMix, 'trafficPercent', { required: true }) },
  icon: 'flask-conical',
})

/** The mix under test goes to everybody; the one before is kept. */
export const publishMix = definePageCommand({ asks: { area }, danger: 'confirm', icon: 'circle-arrow-up' })

export const rollbackMix = definePageCommand({ asks: { area }, danger: 'confirm', icon: 'history' })
