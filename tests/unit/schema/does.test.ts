import { describe, expect, test } from 'vitest'
import { derive } from '../../../commands/derived'
import { bool, instant, ref, refs, string } from '../../../src/fields'
import { asked, defineCommand, definePageCommand, onlySet, readsOf, type Command } from '../../../src/schema/command'
import * as does from '../../../src/schema/does'
import { runnableStates } from '../../../src/schema/eligibility'
import { defineEntity } from '../../../src/schema/entity'
import { definePage, defineSection } from '../../../src/schema/page'
import { buildRegistry, type CommandInfo } from '../../../src/schema/registry'
import { registry } from '../../../src/server/base/declarations'

const room = defineEntity({
  name: 'room',
  service: 'live',
  label: 'name',
  scale: 10,
  demo: 0,
  scopedBy: false,
  fields: { name: string(), pinned: bool(), guests: refs('room'), owner: ref('room') },
  states: { open: { close: 'closed' }, closed: { reopen: 'open' } },
})

/** What is wrong with a list of rooms that has one more command. */
function faultsOf(name: string, command: Command): string[] {
  const found = {
    entities: { '/entities/live/room.ts': { default: room } },
    sections: { '/pages/live/section.ts': { default: defineSection({ code: 'Live', icon: 'radio', menu: 1 }) } },
    pages: { '/pages/live/rooms.ts': { default: definePage(room, { kind: 'list', menu: 1, columns: ['name'] }) } },
    commands: { '/commands/live/rooms.ts': { [name]: command } },
  }
  try {
    buildRegistry(found, derive)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

/** A command as it might be declared where types are passed by. */
const row = (what: does.Does, more: Partial<Command> = {}): Command => ({
  on: 'row',
  entity: room,
  does: what,
  ...more,
})

describe('a declaration stops the boot, with place, fault and remedy, where', () => {
  test.each<[string, string, Command, string]>([
    ['a command is called as a move and does not say so', 'close', { on: 'row', entity: room }, 'Say `does: move()`'],
    ['it makes a move that no state has', 'shut', row(does.move()), 'no state of room has the move "shut"'],
    ['it sets a move by its name alone', 'close', row(does.set({})), '"close" is a move of room'],
    ['it changes a list that it does not ask for', 'invite', row(does.addTo('guests')), 'Add it to "asks"'],
    ['it changes a list that is no field', 'invite', row(does.addTo('guest')), 'Did you mean "guests"?'],
    ['it ties a record to no field', 'clone', row(does.make(room, { owner: 'ownr' })), 'Did you mean "owner"?'],
    ['it lasts until nothing', 'pin', row(does.set({ pinned: true }, { until: 'until' })), 'no moment but nothing'],
    ['it copies what is no field', 'copyName', row(does.copyText('{nme}')), 'Did you mean "name"?'],
    ['it leads nowhere', 'show', row(does.leadTo('/live/nowhere/{id}')), 'no page stands at /live/nowhere'],
    ['it names nothing in an address', 'show', row(does.leadTo('/live/rooms?id={room}')), 'nothing is called "room"'],
    ['it saves what is no form', 'saveIt', { on: 'page', does: does.saveThen('close') }, 'its page is no form'],
  ])('%s', (_where, name, command, fault) => {
    expect(faultsOf(name, command)).toContainEqual(expect.stringContaining(fault))
  })
})

test('an address names fields of the record and arguments alike', () => {
  const command = defineCommand(room, {
    on: 'row',
    does: does.leadTo('/live/rooms?id={owner}&copy={other}'),
    asks: { other: ref('room', { required: true }) },
  })
  expect(faultsOf('show', command)).toEqual([])
  expect(readsOf(command)).toEqual(['owner'])
})

test('a move runs in the states that it leaves, and nothing else by its name', () => {
  const states = (name: string, command: Command) => runnableStates({ name, command } as CommandInfo)
  expect(states('close', defineCommand(room, { on: 'rows', does: does.move() }))).toEqual(['open'])
  expect(states('pin', defineCommand(room, { on: 'rows', does: does.set({ pinned: true }) }))).toBeUndefined()
})

test('what a command sets alone is known before it runs; with arguments or a stamp, more comes of it', () => {
  const pin = does.set<{ readonly pinned?: boolean }, string>({ pinned: true })
  expect(onlySet({ on: 'rows', does: pin })).toEqual({ pinned: true })
  expect(onlySet({ on: 'rows', does: pin, asks: { until: instant() } })).toEqual({})
  expect(onlySet({ on: 'rows', does: { ...pin, stamp: ['owner'] } })).toEqual({})
})

test('what leads, saves, copies or says so starts in the browser', () => {
  const kinds = [does.leadTo('/x'), does.saveThen('x'), does.copyText('{x}'), does.inBrowser(), does.listUses()]
  expect(kinds.map((each) => does.startsInBrowser({ does: each }))).toEqual([true, true, true, true, false])
})

test('derived commands say which verb they are, and own commands that take the place of one', () => {
  const verbOf = (id: string) => registry.commands.get(id)?.command.verb
  expect(verbOf('user-manage.user-list.go')).toBe('go')
  expect(verbOf('movie-manage.single-add-content.moveTo')).toBe('moveTo')
  expect(verbOf('crawler-manage.star-info.import')).toBeUndefined()
})

test('fields, values and arguments that the entity or the command has not do not compile', () => {
  // @ts-expect-error the room has no such field
  void defineCommand(room, { on: 'row', does: does.set({ pined: true }) })
  // @ts-expect-error it is no text
  void defineCommand(room, { on: 'row', does: does.set({ pinned: 'yes' }) })
  // @ts-expect-error the room has no such field
  void defineCommand(room, { on: 'row', does: does.move({ stamp: ['closedBy'] }) })
  // @ts-expect-error nothing of that name is asked for
  void defineCommand(room, { on: 'row', does: does.addTo('owners'), asks: { guests: refs('room') } })
  // @ts-expect-error the record at hand has no such field
  void defineCommand(room, { on: 'row', does: does.make(room, { owner: 'host' }) })
  // @ts-expect-error a command without a record moves nothing
  void definePageCommand({ does: does.move() })
  const until = defineCommand(room, {
    on: 'row',
    does: does.set({ pinned: true }, { until: 'until' }),
    asks: { until: instant(), name: asked(room, 'name') },
  })
  expect(until.does).toEqual({ kind: 'set', set: { pinned: true }, stamp: [], until: 'until' })
})
