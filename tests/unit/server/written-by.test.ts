import { describe, expect, test } from 'vitest'
import { areas, bool, instant, ref, refs, string } from '../../../src/fields'
import { alreadySetReason } from '../../../src/schema/eligibility'
import { asked, defineCommand, type Command } from '../../../src/schema/command'
import { addTo, move, removeFrom, set } from '../../../src/schema/does'
import { defineEntity, type Row } from '../../../src/schema/entity'
import { writtenBy } from '../../../src/server/operations/written-by'

const banner = defineEntity({
  name: 'banner',
  service: 'app',
  label: 'title',
  scale: 1,
  demo: 1,
  fields: {
    title: string(),
    pinned: bool({ default: false }),
    tags: refs('tag'),
    areas: areas({ group: 'state' }),
    approvedBy: ref('account'),
    approvedAt: instant(),
  },
  states: { draft: { publish: 'published' }, published: {} },
})

const row = { id: 1, title: 'Old', pinned: false, tags: [1, 2], areas: [5] } as unknown as Row<typeof banner>
const context = { account: { id: 9 }, now: new Date('2026-06-15T12:00:00.000Z'), db: undefined } as never
const writes = (command: Parameters<typeof writtenBy>[0], args: Readonly<Record<string, unknown>> = {}) =>
  writtenBy(command, row as never, args, context)

describe('a command that says what it writes', () => {
  test('sets what it says', async () => {
    expect(await writes(defineCommand(banner, { on: 'rows', does: set({ pinned: true }) }))).toEqual({ pinned: true })
  })

  test('writes the arguments that are fields, and none that was left out', async () => {
    const retitle = defineCommand(banner, {
      on: 'row',
      does: set({}),
      asks: { title: asked(banner, 'title'), note: string() },
    })
    expect(await writes(retitle, { title: 'New', note: 'as agreed' })).toEqual({ title: 'New' })
    expect(await writes(retitle, { title: null, note: null })).toEqual({})
  })

  test('stamps who ran it and when', async () => {
    const approve = defineCommand(banner, { on: 'rows', does: set({}, { stamp: ['approvedBy', 'approvedAt'] }) })
    expect(await writes(approve)).toEqual({ approvedBy: 9, approvedAt: '2026-06-15T12:00:00.000Z' })
  })

  test('adds to a list and takes from it', async () => {
    const asks = { tags: asked(banner, 'tags') }
    expect(await writes(defineCommand(banner, { on: 'rows', does: addTo('tags'), asks }), { tags: [2, 3] })).toEqual({
      tags: [1, 2, 3],
    })
    expect(
      await writes(defineCommand(banner, { on: 'rows', does: removeFrom('tags'), asks }), { tags: [2, 3] }),
    ).toEqual({
      tags: [1],
    })
  })

  test('makes one area of all of them when all are added', async () => {
    const asks = { areas: asked(banner, 'areas') }
    expect(await writes(defineCommand(banner, { on: 'rows', does: addTo('areas'), asks }), { areas: [-1] })).toEqual({
      areas: [-1],
    })
  })

  test('has no use on a record that holds all of it already', () => {
    const pin = defineCommand(banner, { on: 'rows', does: set({ pinned: true }) })
    const why = (command: Command, pinned: boolean) => alreadySetReason({ command }, { pinned })
    expect([why(pin, true), why(pin, false)]).toEqual(['derived.alreadySo', undefined])
  })

  test('is of use wherever more comes of it than what it sets', () => {
    const publish = defineCommand(banner, { on: 'rows', does: move({ set: { pinned: true } }) })
    const stamped = defineCommand(banner, { on: 'rows', does: set({ pinned: true }, { stamp: ['approvedAt'] }) })
    expect(alreadySetReason({ command: stamped }, { pinned: true })).toBeUndefined()
    expect(alreadySetReason({ command: publish }, { pinned: true })).toBeUndefined()
  })
})
