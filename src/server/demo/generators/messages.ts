import type message from '../../../entities/service-manage/message'
import type messageSend from '../../../entities/service-manage/message-send'
import { artworkKey } from '../../media/artwork/artwork'
import { day, instant } from '../calendar'
import { weightsOf, type Random } from '../../base/random'
import { rejectReasons, pushBodies, pushTitles } from '../words/staff-texts'
import type { Generator, RowOf, World } from '../world'
import { someAreas } from './places'

const categories = [
  'interaction',
  'interaction',
  'vip',
  'interaction',
  'live',
  'activity',
  'asset',
  'activity',
  'system',
  'activity',
] as const

/** When each message was sent, by its place among all. */
function sentAt(world: World): ReadonlyMap<number, readonly number[]> {
  return world.once('when messages were sent', () => {
    const found = new Map<number, number[]>()
    for (let index = 0; index < world.count('messageSend'); index++) {
      const { message: id, state, sendAt } = sendOf(world, index, world.random('messageSend', index))
      const place = Number(id) - (world.id('message', 0) ?? 1)
      if (state === 'sent' || state === 'withdrawn')
        found.set(place, [...(found.get(place) ?? []), Date.parse(String(sendAt))])
    }
    return found
  })
}

export const messageGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof message> {
    const text = index % pushTitles.length
    const isTemplate = index % 4 === 0
    const own = sentAt(world).get(index) ?? []
    const isOld = own.length > 0 && Math.max(...own) < world.calendar.now - 120 * day
    const state = own.length === 0 ? 'draft' : isOld ? 'archived' : 'ready'
    return {
      code: isTemplate ? `${categories[text]!}_${index + 1}` : null,
      kind: isTemplate ? 'template' : 'broadcast',
      category: categories[text]!,
      title: pushTitles[text]!,
      content: pushBodies[text]!,
      cover: random.chance(0.5) ? artworkKey('cover', `message-${index}`) : null,
      target: { type: 'INNER_URL', target: '/home' },
      button: random.chance(0.5) ? { zh_CN: '去看看', en: 'Take a look' } : null,
      sender: null,
      popup: random.chance(0.1),
      pinnedUntil: null,
      expiresAt: null,
      sends: own.length,
      lastSentAt: own.length === 0 ? null : instant(Math.max(...own)),
      ...(own.length > 0 && { createdAt: instant(Math.min(...own) - 2 * day) }),
      enabled: true,
      state,
    }
  },
}

const states = weightsOf({ sent: 82, pendingApproval: 4, rejected: 4, cancelled: 6, withdrawn: 4 })

/** Why staff wrote to one user. */
const personalReasons = [
  'Goodwill: the room stalled',
  'Coins of the failed order are back',
  'A document for the identity check is missing',
  'Reply to the appeal',
]

export const messageSendGenerator: Generator = { distinct: true, row: sendOf }

function sendOf(world: World, index: number, random: Random): RowOf<typeof messageSend> {
  const state = random.weighted(states)
  const wasSent = state === 'sent' || state === 'withdrawn'
  const moment = wasSent ? world.calendar.moment(random) : world.calendar.now - random.next() * 5 * day
  const author = random.int(40)
  const audience = random.pick(['everyone', 'userTags', 'userGroups', 'userIds', 'event'] as const)
  const isPersonal = audience === 'userIds'
  const target = isPersonal ? 1 : random.longTail(30_000, 1.2)
  const sent = wasSent ? Math.ceil(target * 0.97) : 0
  const read = Math.round(sent * (0.2 + random.next() * 0.4))
  return {
    message: world.id('message', index * 7) ?? 0,
    audience,
    userTags:
      audience === 'userTags' ? [world.id('userTag', random.int(Math.max(1, world.count('userTag')))) ?? 0] : [],
    userGroups:
      audience === 'userGroups' ? [world.id('userGroup', random.int(Math.max(1, world.count('userGroup')))) ?? 0] : [],
    users: isPersonal ? [world.id('user', random.int(100_000)) ?? 0] : [],
    userFile: null,
    areas: someAreas(world, random, 'state'),
    clients: [],
    sendAt: instant(moment),
    withPush: random.chance(0.2),
    targetCount: target,
    sentCount: sent,
    readCount: read,
    clickCount: Math.round(read * random.next() * 0.3),
    failCount: wasSent ? target - sent : 0,
    reason: state === 'rejected' ? random.pick(rejectReasons) : isPersonal ? random.pick(personalReasons) : null,
    approver: (wasSent && !isPersonal) || state === 'rejected' ? world.id('account', (author + 3) % 40) : null,
    state,
    createdAt: instant(moment),
    createdBy: world.id('account', author),
    updatedAt: instant(moment),
  }
}
