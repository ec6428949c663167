import { describe, expect, test } from 'vitest'
import { openedPalette, settled } from './palette-harness'

/** A palette in which a text is typed, with the actions of the first result open. */
function openedActions(text: string) {
  const opened = openedPalette()
  const { palette } = opened
  palette.type(text)
  palette.actions.toggle()
  return {
    ...opened,
    names: () => palette.actions.choices().map(({ name }) => name),
    async choose(name: string) {
      palette.actions.perform(palette.actions.choices().findIndex((choice) => choice.name === name))
      await settled()
    },
  }
}

describe('the actions of a result', () => {
  test('of a command are to run it, to fill it in elsewhere, to copy its link and id, and to pin it', () =>
    expect(openedActions('add note').names()).toEqual(['run', 'newTab', 'copyLink', 'copyId', 'pin']))

  test('of one with a shortcut are to change that too', () =>
    expect(openedActions('ban user').names()).toContain('changeKeys'))

  test('of one that cannot run now leave out running it', () =>
    expect(openedActions('unban user').names()).not.toContain('run'))

  test('open on nothing where nothing is highlighted', () => {
    const { state } = openedActions('@')
    expect(state().actions).toBeNull()
  })

  test('close by the same key, by Escape, and by typing on', () => {
    const { palette, state } = openedActions('add note')
    palette.actions.toggle()
    expect(state().actions).toBeNull()
    palette.actions.toggle()
    palette.back()
    expect(state()).toMatchObject({ actions: null, isOpen: true, text: 'add note' })
    palette.actions.toggle()
    palette.type('add notes')
    expect(state().actions).toBeNull()
  })

  test('are walked by the arrows, round the ends, and taken by Enter', async () => {
    const { palette, doors } = openedActions('add note')
    palette.move('previous')
    palette.move('next')
    palette.move('next')
    palette.move('next')
    palette.move('next')
    palette.enter('add note')
    await settled()
    expect(doors.copy).toHaveBeenCalledWith('user.note', false)
  })

  test('run nothing for a text that has changed since', async () => {
    const { palette, run, state } = openedActions('switch theme')
    palette.enter('switch themes')
    await settled()
    expect(state().actions).toBeNull()
    expect(run.mock.calls.map(([id]: unknown[]) => id)).toEqual(['shell.theme'])
  })

  test('run the command', async () => {
    const { choose, run } = openedActions('add note')
    await choose('run')
    expect(run).toHaveBeenCalledWith('user.note', {}, { secondary: false })
  })

  test('open a command in a new tab filled in, and run nothing', async () => {
    const { choose, run, doors, state } = openedActions('add note')
    await choose('newTab')
    expect(doors.openTab).toHaveBeenCalledWith('/?cmd=user.note&args={}')
    expect(run).not.toHaveBeenCalled()
    expect(state().isOpen).toBe(false)
  })

  test('open a page in a new tab', async () => {
    const { choose, run } = openedActions('user list')
    await choose('newTab')
    expect(run).toHaveBeenCalledWith('user.list', {}, { secondary: true })
  })

  test('say what was copied, or that it could not be', async () => {
    const { choose, state, doors, palette } = openedActions('add note')
    await choose('copyLink')
    expect(state()).toMatchObject({ notice: 'palette.copied', problem: null })
    doors.copy.mockRejectedValueOnce(new Error('no'))
    palette.actions.toggle()
    await choose('copyId')
    expect(state()).toMatchObject({ notice: null, problem: 'palette.copyFailed' })
  })

  test('keep a page at hand in the sidebar, or take it away from there', async () => {
    const { choose, doors, state, palette, names } = openedActions('user list')
    await choose('star')
    expect(doors.toggleStar).toHaveBeenCalledWith({ url: '/user-manage/user-list', title: 'user' })
    expect(state().notice).toBe('palette.starred')
    doors.isStarred.mockReturnValue(true)
    palette.actions.toggle()
    expect(names()).toContain('unstar')
  })

  test('lead to where the shortcut is changed', async () => {
    const { choose, doors, state } = openedActions('ban user')
    await choose('changeKeys')
    expect(doors.changeKeys).toHaveBeenCalledWith('Ban user')
    expect(state().isOpen).toBe(false)
  })
})

describe('a pinned command', () => {
  test('stands at hand until its pin is removed', async () => {
    const { choose, palette, names } = openedActions('switch theme')
    await choose('pin')
    palette.type('')
    const pinned = palette.rows().rows.filter((row) => row.group === 'palette.group.pinned')
    expect(pinned).toMatchObject([{ value: 'shell.theme', isPinned: true }])
    palette.actions.toggle('shell.theme')
    expect(names()).toContain('unpin')
    await choose('unpin')
    expect(palette.rows().rows.map((row) => row.group)).not.toContain('palette.group.pinned')
  })
})

describe('a recent command', () => {
  test('can be removed from the recent ones, and is no habit any more', async () => {
    const { say, palette, choose, frecency } = openedActions('switch theme')
    palette.actions.toggle()
    await say('switch theme')
    palette.open()
    palette.actions.toggle('shell.theme')
    await choose('forget')
    expect(frecency()).toMatchObject({ recents: [], commands: {} })
  })
})
