import { describe, expect, test } from 'vitest'
import { highlightedRow } from '../../../../../src/client/engine/palette/palette-rows'
import { commandsBefore } from '../../../../../src/client/engine/palette/command-and-record'
import { openedPalette, settled } from './palette-harness'

describe('before anything is typed', () => {
  test('commands of the selection stand first, then the page, then what is suggested', () => {
    const { palette } = openedPalette()
    expect(palette.rows().rows.map((row) => [row.group, row.value])).toEqual([
      ['palette.group.selection', 'user.ban'],
      ['palette.group.page', 'user.note'],
      ['palette.group.suggested', 'user.list'],
      ['palette.group.suggested', 'shell.theme'],
    ])
  })

  test('what was run stands among the recent ones', async () => {
    const { palette, say } = openedPalette()
    await say('switch theme')
    palette.open()
    expect(palette.rows().rows.find((row) => row.group === 'palette.group.recent')?.value).toBe('shell.theme')
  })
})

describe('a command', () => {
  test('that asks and confirms nothing runs at once, after the palette has closed', async () => {
    const { say, run, onClosed, state } = openedPalette()
    await say('add note')
    expect(run).toHaveBeenCalledWith('user.note', {}, { secondary: false })
    expect(state().isOpen).toBe(false)
    expect(onClosed.mock.invocationCallOrder[0]).toBeLessThan(run.mock.invocationCallOrder[0]!)
  })

  test('runs its second way by Ctrl+Enter', async () => {
    const { say, run } = openedPalette()
    await say('user list', { secondary: true })
    expect(run).toHaveBeenCalledWith('user.list', {}, { secondary: true })
  })

  test('leaves the palette open by Shift+Enter', async () => {
    const { say, run, state } = openedPalette()
    await say('switch theme', { keepOpen: true })
    expect(run).toHaveBeenCalledOnce()
    expect(state()).toMatchObject({ isOpen: true, text: '' })
  })

  test('that may not be seen is not found', () => {
    const { palette } = openedPalette()
    palette.type('reveal secret')
    expect(palette.rows().rows.map((row) => row.value)).not.toContain('user.secret')
  })

  test('that cannot run now stands greyed with its reason, and Enter says it', async () => {
    const { palette, say, run, state } = openedPalette()
    palette.type('unban')
    expect(palette.rows().rows[0]).toMatchObject({ value: 'user.unban', reason: 'Not banned.' })
    await say('unban')
    expect(run).not.toHaveBeenCalled()
    expect(state().problem).toBe('Not banned.')
  })

  test('is asked again whether it can run when it is taken', async () => {
    let isSelected = true
    const { palette, run, state } = openedPalette({
      availability: () => (isSelected ? 'run' : { reason: 'Select a user.' }),
    })
    palette.type('add note')
    palette.rows()
    isSelected = false
    palette.enter('add note')
    await settled()
    expect(run).not.toHaveBeenCalled()
    expect(state().problem).toBe('Select a user.')
  })

  test('shows its page, its key and what fitted', () => {
    const { palette } = openedPalette()
    palette.type('ban')
    expect(palette.rows().rows[0]).toMatchObject({ title: 'Ban user', where: 'Users', keys: 'b', marks: [[0, 3]] })
  })

  test('shows the other language when that was typed', () => {
    const { palette } = openedPalette()
    palette.type('封禁')
    expect(palette.rows().rows[0]).toMatchObject({ title: 'Ban user', other: { text: '封禁用户', marks: [[0, 2]] } })
  })
})

describe('Enter', () => {
  test('takes what stands in the input, not what stood there at the last drawing', async () => {
    const { palette, run } = openedPalette()
    palette.type('switch theme')
    palette.enter('add note')
    await settled()
    expect(run).toHaveBeenCalledWith('user.note', {}, { secondary: false })
  })

  test('takes no row chosen for an earlier text', async () => {
    const { palette, run } = openedPalette()
    palette.type('switch')
    palette.choose('shell.theme')
    palette.enter('user list')
    await settled()
    expect(run).toHaveBeenCalledWith('user.list', {}, { secondary: false })
  })

  test('does nothing while an input method composes', async () => {
    const { palette, run, state } = openedPalette()
    palette.compose(true, '')
    palette.type('tianjia')
    palette.enter('tianjia')
    await settled()
    expect(run).not.toHaveBeenCalled()
    expect(state().text).toBe('')
  })

  test('counts what an input method has committed', () => {
    const { palette, titles } = openedPalette()
    palette.compose(true, '')
    palette.compose(false, '切换')
    expect(titles()).toEqual(['Switch theme'])
  })

  test.each(['zzzz', 'ban zzzz'])(
    'takes nothing near unseen: the first Enter on "%s" says what it is',
    async (typed) => {
      const { palette, say, run, state } = openedPalette()
      await say(typed)
      expect(palette.rows().rows[0]).toMatchObject({ value: 'user.ban', group: 'palette.group.near' })
      expect(run).not.toHaveBeenCalled()
      expect(state()).toMatchObject({ isOpen: true, draft: null, notice: 'palette.nearest Ban user' })
      await say(typed)
      expect(state().draft?.id).toBe('user.ban')
    },
  )

  test.each(['', 'b', 'bn usr', 'ban user', 'user', '>', '/', '?'])(
    'takes the first row for "%s", and the next one after an arrow down',
    (typed) => {
      const { palette } = openedPalette()
      palette.type(typed)
      const shown = palette.rows()
      expect(highlightedRow(shown, null)).toBe(shown.rows[0])
      palette.move('next')
      expect(palette.store.state.chosen).toBe(shown.rows[1 % shown.rows.length]?.value)
    },
  )

  test('on a dangerous command asks first, and runs nothing', async () => {
    const { say, state, run } = openedPalette()
    await say('bn usr')
    expect(state().draft?.id).toBe('user.ban')
    expect(run).not.toHaveBeenCalled()
  })
})

describe('prefixes', () => {
  test('> leaves out pages', () => {
    const { palette, titles } = openedPalette()
    palette.type('>user')
    expect(titles()).not.toContain('Go to User list')
    expect(titles()).toContain('Ban user')
  })

  test('/ finds pages by their address', () => {
    const { palette } = openedPalette()
    palette.type('/service')
    expect(palette.rows().rows).toMatchObject([{ value: 'push.list', where: '/service-manage/push-list' }])
  })

  test('? tells the prefixes, and Enter takes one up', async () => {
    const { palette, state, say } = openedPalette()
    palette.type('?')
    expect(palette.rows().rows.map((row) => row.value)).toEqual(['>', '/', '?'])
    await say('?')
    expect(state().text).toBe('>')
  })

  test('? tells those that ask the server or the list where there is one', () => {
    const { palette } = openedPalette({ findRecords: async () => [], places: () => [] })
    palette.type('?')
    expect(palette.rows().rows.map((row) => row.value)).toEqual(['>', '/', '@', '#', ':', '?'])
  })

  test('@ asks for users alone', async () => {
    const found = [
      { value: 'user.7', label: 'Ann', link: '/users/7' },
      { value: 'series.9', label: 'Anna', link: '/series/9' },
    ]
    const { palette, titles } = openedPalette({
      findRecords: async (_text, _signal, entity) => found.filter(({ value }) => value.startsWith(`${entity}.`)),
      openRecord: () => undefined,
    })
    palette.type('@ann')
    await settled()
    expect(titles()).toEqual(['Ann'])
  })

  test(': finds places on the page and goes there', async () => {
    const gone: string[] = []
    const { palette, onClosed } = openedPalette({
      places: (text) => [{ value: text, label: `Row ${text}`, go: () => void gone.push(text) }],
    })
    palette.type(':42')
    palette.enter(':42')
    expect(onClosed).toHaveBeenCalledOnce()
    expect(gone).toEqual(['42'])
  })

  test(': and a number with Shift+Enter selects up to that row', () => {
    const done: string[] = []
    const { palette } = openedPalette({
      places: (text) => [
        { value: text, label: `Row ${text}`, go: () => void done.push('go'), selectUpTo: () => void done.push(text) },
      ],
    })
    palette.type(':22')
    palette.enter(':22', { keepOpen: true })
    expect(done).toEqual(['22'])
  })

  test('# finds a record on the server and opens it', async () => {
    const record = { value: '42', label: 'Ann', link: '/users/42' }
    const opened: unknown[] = []
    const { palette, state } = openedPalette({
      findRecords: async (text) => (text === '42' ? [record] : []),
      openRecord: (record, how) => void opened.push(record, how),
    })
    palette.type('#42')
    expect(palette.rows()).toMatchObject({ isPending: true })
    palette.enter('#42')
    expect(state().isOpen).toBe(true)
    await settled()
    palette.enter('#42')
    expect(opened).toEqual([record, { secondary: false }])
  })
})

describe('what is typed without a sign', () => {
  const ann = { value: 'user.42', label: 'Ann', hint: 'User 10042', link: '/users/42' }
  const note = { command: 'user.note', given: { $record: 42 }, label: 'Ann' }

  test('finds the record that is called so, with what can be done with it, before what comes near', async () => {
    const { palette } = openedPalette({
      findNamed: async () => [{ ...ann, isExact: true, commands: [note] }],
    })
    palette.type('10042')
    await settled()
    const rows = palette.rows().rows
    expect(rows.slice(0, 2)).toMatchObject([
      { value: '=user.42', title: 'Ann', where: 'User 10042' },
      { title: 'Add note · Ann', does: { kind: 'command', id: 'user.note', given: { $record: 42 } } },
    ])
    expect(rows.slice(2).every((row) => row.isNear)).toBe(true)
  })

  test('is the page of that name before a record of that name', async () => {
    const { palette } = openedPalette({ findNamed: async () => [{ ...ann, label: 'Push list', isExact: true }] })
    palette.type('push list')
    await settled()
    expect(palette.rows().rows.map((row) => row.value)).toMatchObject(['push.list', '=user.42'])
  })

  test('leaves the commands that fit where they stand, and holds up no typing', async () => {
    const { palette } = openedPalette({ findNamed: async () => [ann] })
    palette.type('user')
    const before = palette.rows().rows.map((row) => row.value)
    await settled()
    expect(palette.rows().rows.map((row) => row.value)).toEqual([...before, '=user.42'])
  })

  test('is a command and the record it is to run on', async () => {
    const asked: unknown[] = []
    const { palette, state } = openedPalette({
      findNamed: async () => [],
      findTargets: async (commands, text) => {
        asked.push([commands[0], text])
        return [{ ...note, command: 'user.ban' }]
      },
    })
    palette.type('ban lazy moth')
    await settled()
    expect(asked).toEqual([['user.ban', 'lazy moth']])
    palette.enter('ban lazy moth')
    await settled()
    expect(state().draft).toMatchObject({ id: 'user.ban', given: { $record: 42 }, about: 'Ann', at: 0 })
  })

  test('stands behind the command that the whole text names', async () => {
    const { palette } = openedPalette({
      findNamed: async () => [],
      findTargets: async () => [{ ...note, command: 'user.note', label: 'A note user' }],
    })
    palette.type('ban user')
    await settled()
    expect(
      palette
        .rows()
        .rows.map((row) => row.value)
        .slice(0, 2),
    ).toEqual(['user.ban', 'user.note {"$record":42}'])
  })

  test.each([
    ['ban 42', 'ban', '42'],
    ['ban user lazy moth', 'ban user', 'lazy moth'],
    ['封禁42', '封禁', '42'],
    ['封禁 懒蛾', '封禁', '懒蛾'],
  ])('is cut where the command ends: %s', (typed, _command, rest) => {
    const { palette } = openedPalette()
    const before = commandsBefore(palette.host, typed)
    expect(before?.rest).toBe(rest)
    expect(before?.commands).toContain('user.ban')
  })
})

describe('the link of the highlighted command', () => {
  test('names the command', () => {
    const { palette, doors } = openedPalette()
    palette.type('add note')
    expect(palette.copyLink()).toBe(true)
    expect(doors.copy).toHaveBeenCalledWith('/?cmd=user.note&args={}', true)
  })

  test('holds the arguments collected so far', async () => {
    const { palette, say, doors } = openedPalette()
    await say('ban user')
    await say('spam')
    palette.copyLink()
    expect(doors.copy).toHaveBeenCalledWith('/?cmd=user.ban&args={"reason":"spam"}', true)
  })
})

test('habit is learnt by what was typed', async () => {
  const { say, frecency } = openedPalette()
  await say('switch')
  expect(Object.keys(frecency().queries)).toEqual(['switch'])
  expect(frecency().recents).toEqual(['shell.theme'])
})
