import type feedback from '../../../entities/service-manage/feedback'
import { artworkKey } from '../../media/artwork/artwork'
import { hour, instant } from '../calendar'
import { emailAddress } from '../people'
import { weightsOf } from '../../base/random'
import { languageOf } from '../words/languages'
import { waited } from '../waited'
import type { Generator, RowOf } from '../world'
import { versionInUse } from './clients'
import { areaId, languageId } from './places'
import { linkTo, titlePlans } from './title-plan'
import { clientOf, viewerAt } from './viewers'
import { repliesOf } from './ticket-threads'
import { targets, ticketAt } from './tickets'

export type Feedback = RowOf<typeof feedback>

const ratings = weightsOf({ five: 44, four: 26, three: 14, two: 7, one: 9 })

const stars = { five: 5, four: 4, three: 3, two: 2, one: 1 } as const

export const feedbackGenerator: Generator = {
  distinct: true,
  row(world, index, random): Feedback {
    const ticket = ticketAt(world, index)
    const { user, state, category, createdAt, firstReplyAt, solvedAt, agent, priority } = ticket
    const { now } = world.calendar
    const { market } = viewerAt(world, user)
    const titles = titlePlans(world)
    const plan = titles[random.int(Math.max(1, titles.length))]
    const clientId = clientOf(world, user, market)
    const isSolved = state === 'solved' || state === 'closed'
    const target = targets[priority] * hour
    const firstDue = createdAt + target
    // Once there was a first answer, the clock runs from the user's last word.
    const isAnswered = state === 'assigned' || state === 'waitingUser' || state === 'escalated'
    const dueAt = isAnswered ? Math.max(firstDue, now + target - waited(random, target)) : firstDue
    const about = ['playback', 'subtitle', 'contentError', 'contentRequest'].includes(category) && plan
    return {
      number: `FB${instant(createdAt).slice(2, 10).replaceAll('-', '')}${String(index + 1).padStart(6, '0')}`,
      user: world.id('user', user),
      device: world.id('device', user),
      contactEmail: random.chance(0.6) ? emailAddress(random, 'viewer', user) : null,
      category,
      subcategory: null,
      content: ticket.question.replace('{title}', plan?.title[market.voice] ?? plan?.title.en ?? ''),
      translation: null,
      images: random.chance(0.3) ? [artworkKey('screenshot', `ticket-${index}`)] : [],
      video: null,
      logFile: null,
      target: about ? linkTo(about) : null,
      order: ticket.order === null ? null : world.id('order', ticket.order),
      client: world.id('client', clientId - 1),
      clientVersion: versionInUse(world, clientId, random),
      network: random.pick([
        'wifi',
        'wifi',
        'wifi',
        'mobile4g',
        'mobile4g',
        'mobile5g',
        'mobile3g',
        'unknown',
      ] as const),
      area: areaId(world, market.iso2),
      language: languageId(world, languageOf(market.iso2)),
      priority,
      sentiment:
        category === 'suggestion'
          ? 'positive'
          : random.pick(['neutral', 'neutral', 'negative', 'negative', 'angry'] as const),
      assignee: state === 'new' || state === 'spam' ? null : world.id('account', agent),
      replies: repliesOf(world, index),
      dueAt: instant(dueAt),
      firstReplyAt: firstReplyAt === null ? null : instant(firstReplyAt),
      solvedAt: solvedAt === null ? null : instant(solvedAt),
      breached: (firstReplyAt ?? now) > firstDue || (isAnswered && dueAt < now),
      resolution: isSolved ? ticket.answer.resolution : null,
      rating: state === 'closed' && random.chance(0.45) ? stars[random.weighted(ratings)] : null,
      mergedInto: state === 'merged' ? world.id('feedback', Math.max(0, index - 1)) : null,
      wishCount: category === 'contentRequest' ? random.longTail(40, 1.2) : null,
      state,
      createdAt: instant(createdAt),
      createdBy: null,
      updatedAt: instant(solvedAt ?? firstReplyAt ?? createdAt),
      updatedBy: null,
    }
  },
}
