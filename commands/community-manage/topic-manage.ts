import topic from '../../src/entities/community-manage/topic'
import { instant, ref, rows } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'
import { shelfWithReason } from '../packs/shelf'
import { translatedAgain } from '../packs/translated'

export const { approve, reject } = reviewed(topic)

export const { publish, takeDown } = shelfWithReason(topic)

export const schedule = defineCommand(topic, {
  on: 'rows',
  does: move(),
  asks: { startAt: asked(topic, 'startAt', { required: true }), endAt: asked(topic, 'endAt') },
  icon: 'calendar-clock',
})

export const markHot = defineCommand(topic, {
  on: 'rows',
  does: set({ hot: true }),
  states: ['online'],
  inverse: 'unmarkHot',
  icon: 'flag',
})

export const unmarkHot = defineCommand(topic, {
  on: 'rows',
  does: set({ hot: false }),
  inverse: 'markHot',
  icon: 'flame',
})

export const merge = defineCommand(topic, {
  on: 'rows',
  does: move(),
  asks: { into: ref('topic', { required: true }) },
  danger: 'confirm',
  inverse: 'unmerge',
  icon: 'merge',
})

/** For a week: its posts come back, and what was posted since stays in the other. */
export const unmerge = defineCommand(topic, { on: 'row', does: move(), inverse: 'merge', icon: 'split' })

export const setHosts = defineCommand(topic, {
  on: 'row',
  does: set({}),
  asks: { hosts: asked(topic, 'hosts') },
  icon: 'sliders-horizontal',
})

/** The posts that are first in it, in order. */
export const pinPosts = defineCommand(topic, {
  on: 'row',
  states: ['online'],
  asks: {
    posts: rows({ post: ref('dynamic', { required: true }), until: instant() }, { max: 5, distinct: 'post' }),
  },
  icon: 'pin',
})

export const { translate } = translatedAgain(topic)
