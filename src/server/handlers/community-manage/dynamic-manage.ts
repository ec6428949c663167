import * as commands from '../../../../commands/community-manage/dynamic-manage'
import dynamic from '../../../entities/community-manage/dynamic'
import { type Pin, pinnedIn } from '../../domain/community/pins'
import { banAuthor, spokenPosts, translate } from '../../domain/community/spoken'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

/** How many posts stand first in a topic. */
const maxInTopic = 5

export default handlers(commands, {
  pin: {
    undo: 'image',
    guard: async ({ now }, { place, topic, until }) => {
      if (place === 'topic' && topic === null) throw badField('topic', 'error.required')
      if (until !== null && Date.parse(until) <= now.getTime())
        throw badField('until', 'error.tooEarly', { min: now.toISOString() })
    },
    check: async (context, post, { place, topic }) => {
      if (place !== 'topic' || topic === null) return true
      if (!(post.topics ?? []).includes(topic)) return 'community-manage.dynamic-manage.pin.notInTopic'
      const others = (await pinnedIn(context, topic)).filter(({ id }) => id !== post.id)
      return others.length < maxInTopic || 'community-manage.dynamic-manage.pin.topicFull'
    },
    run: async (context, post, { place, topic, until }) => {
      const others = (post.pinnedIn ?? []).filter((each) => each.place !== place || (each.topic ?? null) !== topic)
      const position = topic === null ? {} : { topic, position: (await pinnedIn(context, topic)).length + 1 }
      const added: Pin = { place, ...(place === 'topic' && position), ...(until !== null && { until }) }
      await context.records.update(dynamic, post, { pinnedIn: [...others, added] })
    },
  },

  banAuthor: banAuthor(spokenPosts),
  translate: translate(spokenPosts),
})
