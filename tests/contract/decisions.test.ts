import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../../src/client/engine/kinds/queue/decisions'
import { pickedIn, whereAsked } from '../../src/client/engine/kinds/queue/strip/where-asked'
import type { Fields } from '../../src/schema/field'
import { isListing } from '../../src/schema/page'
import { registry } from '../../src/server/base/declarations'

const queues = [...registry.pages.values()].flatMap((info) =>
  isListing(info.page) && info.page.kind === 'queue' ? [[info.id, info, info.page] as const] : [],
)
const isShortlist = (entity: string) => registry.entities.get(entity)?.shortlist !== undefined
const commands = [...registry.commands.values()]

/** Queues of which nobody takes a case before it is decided. */
const takenByNobody: Readonly<Record<string, string>> = {
  'ad-manage.ad-list-approval': 'decided as it is opened',
  'review-manage.episode-statistics-check': 'the reviewer it is about is no holder',
  'short-manage.withdraw': 'decided by two, neither of whom holds it',
  'staff-manage.access-request': 'decided by whoever approves for the role',
}

describe.each(queues)('the queue %s', (id, info, page) => {
  const { decisions } = decisionsOf(commands.filter((each) => each.page === info && each.command.on !== 'page'))

  test('asks for reasons in the strip, unless the decision has to be confirmed by itself', () => {
    const reasoned = decisions.filter(({ info: { command } }) => pickedIn((command.asks ?? {}) as Fields, isShortlist))
    const elsewhere = reasoned.filter((each) => whereAsked(each.info, page.thread, isShortlist).at !== 'strip')
    expect(
      elsewhere.filter(({ info: { command } }) => command.danger === undefined).map((each) => each.info.id),
    ).toEqual([])
  })

  test('says who has a case in hand, or why nobody has', () => {
    expect(page.queue?.holder !== undefined || id in takenByNobody).toBe(true)
  })

  test('leaves the keys to walk by, to select by, and to take back by, to the queue', () => {
    const kept = ['n', 'j', 'k', 'u', 'x', 'Shift+X']
    // It takes back what the account has decided last, by a rule of its own.
    const own = 'ugc.audit-op.undoLast'
    const lost = commands.filter(
      (each) => each.page === info && each.id !== own && kept.includes(each.command.keys ?? ''),
    )
    expect(lost.map(({ id: each, command }) => `${each} ${command.keys}`)).toEqual([])
  })
})

test('reasons of reviews are given by number', () => {
  const reject = registry.commands.get('review-manage.initial-review.proposeReject')!
  expect(whereAsked(reject, undefined, isShortlist)).toEqual({ at: 'strip', pick: 'reasons' })
})
