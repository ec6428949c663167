import { describe, expect, test } from 'vitest'
import { pickedIn } from '../../src/client/engine/kinds/queue/strip/where-asked'
import { traitsOf } from '../../src/fields/field-traits'
import { runnableStates } from '../../src/schema/eligibility'
import type { Entity } from '../../src/schema/entity'
import type { Field, Fields } from '../../src/schema/field'
import { isListing } from '../../src/schema/page'
import { registry } from '../../src/server/base/declarations'

const walls = [...registry.pages.values()].flatMap((info) =>
  isListing(info.page) && info.page.wall ? [[info.id, info.page, info.page.wall] as const] : [],
)
const isShortlist = (entity: string) => registry.entities.get(entity)?.shortlist !== undefined
const commandOf = (page: string, name: string | undefined) => registry.commands.get(`${page}.${name ?? ''}`)

test('posts, rooms and proofs are judged by their pictures, many at a time; cash-outs and invitations by a few facts', () => {
  const [seen, told] = [
    walls.filter(([, , { shows }]) => shows.length > 0),
    walls.filter(([, , { shows }]) => shows.length === 0),
  ]
  expect(seen.map(([id]) => id).sort()).toEqual([
    'live-manage.live-patrol',
    'task-center.task-list-audit',
    'ugc.audit-op',
  ])
  expect(told.map(([id]) => id).sort()).toEqual(['activity-manage.invite-user-page', 'cash-out.cash-out-manage'])
})

describe.each(walls)('the wall of %s', (id, page, wall) => {
  const { entity } = page

  test('shows pictures and films alone', () => {
    const shown = wall.shows.map((path) => [path, mediaOf(fieldAt(entity, String(path)))])
    expect(shown.filter(([, media]) => media !== 'picture' && media !== 'film')).toEqual([])
  })

  test('refuses for a reason that is chosen from a list', () => {
    const asks = (commandOf(id, wall.refuses.command)?.command.asks ?? {}) as Fields
    expect(pickedIn(asks, isShortlist)).toBe(wall.refuses.reason)
  })

  test('comes from each state that waits on it to a decision', () => {
    const passed = runnableStates(commandOf(id, wall.passes)!)
    const refused = runnableStates(commandOf(id, wall.refuses.command)!)
    const decided = (page.waits ?? []).filter((state) => passed?.includes(state))
    expect(decided.length).toBeGreaterThan(0)
    expect(decided.filter((state) => !refused?.includes(state))).toEqual([])
  })

  test('leaves its keys to the wall', () => {
    const kept = ['p', '=', '-', 'W', 'Shift+W', ...'123456789']
    const lost = [...registry.commands.values()].filter(
      (each) => each.page.id === id && kept.includes(each.command.keys ?? ''),
    )
    expect(lost.map(({ id: each, command }) => `${each} ${command.keys}`)).toEqual([])
  })
})

function fieldAt(entity: Entity, path: string): Field | undefined {
  const [first = '', ...rest] = path.split('.')
  const field = entity.fields[first]
  const target = field && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  return rest.length === 0 || !target ? field : fieldAt(target, rest.join('.'))
}

function mediaOf(field: Field | undefined): string | undefined {
  return field && traitsOf(field).media
}
