import { describe, expect, test, vi } from 'vitest'
import type { Option, Step } from '../../../../../src/client/engine/palette/palette-model'
import { BAN, openedPalette, REASON, SCOPE, settled, UNTIL } from './palette-harness'

const SENT = { reason: 'spam', scope: 'live', until: 7 }

/** Ban, with all three arguments given; the confirmation is shown. */
async function confirming(changes: Parameters<typeof openedPalette>[0] = {}) {
  const opened = openedPalette(changes)
  await opened.say('ban user')
  await opened.say('spam')
  await opened.say('live')
  await opened.say('7')
  return opened
}

describe('arguments', () => {
  test('are asked one by one, told what will happen, and sent as they were read', async () => {
    const { palette, state, run, say, titles } = openedPalette()
    await say('ban user')
    expect(state().draft).toMatchObject({ id: 'user.ban', at: 0 })
    await say('spam')
    expect(titles()).toEqual(['Sign-in', 'Live'])
    await say('live')
    await say('7')
    expect(state().draft?.preview).toEqual(BAN)
    expect(titles()).toEqual(['palette.cancel', 'Ban 12 users'])
    palette.choose('@confirm')
    palette.enter('')
    expect(run).toHaveBeenCalledWith('user.ban', SENT, { secondary: false })
  })

  test('are chosen by what their row shows alone, not by what is sent for it', async () => {
    const { say, palette } = openedPalette()
    await say('ban user')
    await say('spam')
    await say('live')
    palette.type('7d')
    expect(palette.rows().rows.map((row) => row.value)).toEqual(['@typed'])
    palette.type('7 days')
    expect(palette.rows().rows.map((row) => row.value)).toEqual(['=7d'])
  })

  test('that are required are not left out', async () => {
    const { state, say } = openedPalette()
    await say('ban user')
    await say('')
    expect(state().draft?.at).toBe(0)
  })

  test('that cannot be read are refused with the reason', async () => {
    const { state, say } = openedPalette()
    await say('ban user')
    await say('spam')
    await say('sign')
    await say('whenever')
    expect(state()).toMatchObject({ problem: 'Not a time.', draft: { at: 2 } })
  })

  test('that may be left out are skipped by Enter on nothing', async () => {
    const { palette, state, run, say } = openedPalette()
    await say('ban user')
    await say('spam')
    await say('live')
    await say('')
    expect(state().draft?.preview).toEqual(BAN)
    palette.choose('@confirm')
    palette.enter('')
    expect(run).toHaveBeenCalledWith('user.ban', { reason: 'spam', scope: 'live' }, { secondary: false })
  })

  test('that may be left out are all left out by Ctrl+Enter, with what they begin with', async () => {
    const notify: Step = {
      key: 'notify',
      caption: 'Notify',
      kind: 'flag',
      required: false,
      initial: { value: true, label: 'palette.yes' },
      parse: (text) => ({ ok: true, value: text === 'true' }),
    }
    const { state, run, say } = openedPalette({
      steps: async () => [REASON, UNTIL, notify, UNTIL],
      preview: async () => null,
    })
    await say('add note')
    await say('spam', { secondary: true })
    expect(run).toHaveBeenCalledWith('user.note', { reason: 'spam', notify: true }, { secondary: false })
    expect(state().isOpen).toBe(false)
  })

  test('that are required are asked for all the same', async () => {
    const { state, run, say } = openedPalette({ steps: async () => [UNTIL, REASON], preview: async () => null })
    await say('add note')
    await say('', { secondary: true })
    expect(run).not.toHaveBeenCalled()
    expect(state().draft).toMatchObject({ at: 1 })
  })

  test('that depend on an answer are asked for anew', async () => {
    const record: Step = { ...SCOPE, key: 'record', renews: true }
    const { palette, state, say } = openedPalette({
      steps: async (_id, args) =>
        'record' in args ? [{ ...REASON, caption: `Reason (${String(args.record)})` }] : [record],
    })
    await say('add note')
    await say('live')
    expect(state().draft?.steps?.map(({ caption }) => caption)).toEqual(['Scope', 'Reason (live)'])
    palette.back()
    expect(state().draft).toMatchObject({ at: 0, answers: { record: { value: 'live' } } })
  })

  test('can be gone through again, each with what was given', async () => {
    const { palette, state, say } = openedPalette()
    await say('ban user')
    await say('spam')
    palette.back()
    expect(state()).toMatchObject({ text: 'spam', draft: { at: 0 } })
    palette.back()
    expect(state()).toMatchObject({ text: 'ban user', draft: null })
    palette.back()
    expect(state().isOpen).toBe(false)
  })

  test('given by Tab never run the command', async () => {
    const { palette, state, run } = openedPalette({ steps: async () => [REASON], preview: async () => null })
    palette.type('add note')
    palette.enter('add note', { onlyFill: true })
    await settled()
    palette.type('late')
    palette.enter('late', { onlyFill: true })
    await settled()
    expect(run).not.toHaveBeenCalled()
    expect(palette.rows().rows.map((row) => row.value)).toEqual(['@confirm', '@cancel'])
    expect(state().isOpen).toBe(true)
  })

  test('of an answer that comes after one has gone back are dropped', async () => {
    let tell: (steps: Step[]) => void = () => {}
    const { palette, state } = openedPalette({ steps: () => new Promise((resolve) => (tell = resolve)) })
    palette.type('ban user')
    palette.enter('ban user')
    palette.back()
    tell([REASON])
    await settled()
    expect(state().draft).toBeNull()
  })

  test('that the host fails to tell leave the palette open with the reason', async () => {
    const { state, say } = openedPalette({ steps: () => Promise.reject(new Error('offline')) })
    await say('add note')
    expect(state()).toMatchObject({ isOpen: true, problem: 'palette.failed offline' })
  })
})

describe('a search on the server', () => {
  const searching = async () => {
    const search = vi.fn(async (text: string, _signal: AbortSignal): Promise<Option[]> => [
      { value: '1', label: `Ann ${text}` },
    ])
    const step: Step = {
      key: 'user',
      caption: 'User',
      kind: 'reference',
      required: true,
      search,
      parse: (text) => ({ ok: true, value: Number(text) }),
    }
    const opened = openedPalette({ steps: async () => [step], preview: async () => null })
    await opened.say('add note')
    return { ...opened, search }
  }

  test('takes what was found for the text that stands in the input', async () => {
    const { palette, run } = await searching()
    palette.enter('')
    await settled()
    expect(run).toHaveBeenCalledWith('user.note', { user: 1 }, { secondary: false })
  })

  test('takes nothing while the answer for what is typed is to come', async () => {
    const { palette, run, state } = await searching()
    palette.type('ann')
    palette.enter('ann')
    await settled()
    expect(run).not.toHaveBeenCalled()
    expect(state().draft?.at).toBe(0)
  })

  test('asks once for the last of several quick keystrokes, and lets go of the others', async () => {
    const { palette, titles, search } = await searching()
    for (const text of ['a', 'an', 'ann']) palette.type(text)
    await vi.waitFor(() => expect(titles()).toEqual(['Ann ann']))
    expect(search.mock.calls.map(([text]) => text)).toEqual(['', 'ann'])
    expect(search.mock.calls[0]![1].aborted).toBe(true)
  })

  test('says so when it fails', async () => {
    const { palette, search } = await searching()
    search.mockRejectedValue(new Error('down'))
    palette.type('x')
    await vi.waitFor(() => expect(palette.rows().problem).toBe('palette.searchFailed'))
  })
})

describe('a confirmation', () => {
  test('of something dangerous has Cancel for Enter', async () => {
    const { palette, run, state } = await confirming()
    palette.enter('')
    expect(run).not.toHaveBeenCalled()
    expect(state().draft?.at).toBe(2)
  })

  test('of something harmless has the deed for Enter', async () => {
    const { palette, run } = await confirming({ preview: async () => ({ ...BAN, danger: false }) })
    palette.enter('')
    expect(run).toHaveBeenCalledWith('user.ban', SENT, { secondary: false })
  })

  test('that wants a text typed goes on with that text alone', async () => {
    const { palette, run, state } = await confirming({ preview: async () => ({ ...BAN, typed: 'BAN 12' }) })
    palette.choose('@confirm')
    palette.enter('')
    expect(run).not.toHaveBeenCalled()
    expect(state().problem).toBe('palette.typeToConfirm BAN 12')
    palette.enter('ban 12')
    expect(run).toHaveBeenCalledOnce()
  })

  test('of nothing to do can only be cancelled', async () => {
    const { palette } = await confirming({ preview: async () => ({ ...BAN, canRun: false }) })
    expect(palette.rows().rows.map((row) => row.value)).toEqual(['@cancel'])
  })

  test('waits for what will happen to be known', async () => {
    const { palette, run } = await confirming({ preview: () => new Promise(() => {}) })
    expect(palette.rows()).toMatchObject({ rows: [], isPending: true })
    palette.enter('')
    expect(run).not.toHaveBeenCalled()
  })
})

describe('a link', () => {
  test('fills in and never runs by itself', async () => {
    const { palette, run, titles } = openedPalette()
    palette.open({ command: { id: 'shell.theme', args: {} } })
    await settled()
    expect(run).not.toHaveBeenCalled()
    expect(titles()).toEqual(['Switch theme', 'palette.cancel'])
    palette.enter('')
    expect(run).toHaveBeenCalledWith('shell.theme', {}, { secondary: false })
  })

  test('begins with the first argument that it does not give', async () => {
    const given: Step = { ...REASON, initial: { value: 'spam', label: 'spam' } }
    const other: Step = { ...REASON, key: 'other' }
    const { palette, state } = openedPalette({ steps: async () => [given, other] })
    palette.open({ command: { id: 'user.note', args: { reason: 'spam' } } })
    await settled()
    expect(state().draft).toMatchObject({ at: 1, answers: { reason: { value: 'spam' } } })
  })

  test('to a command that may not be seen says so', () => {
    const { palette, state } = openedPalette()
    palette.open({ command: { id: 'user.secret', args: {} } })
    expect(state()).toMatchObject({ draft: null, problem: 'palette.notPermitted' })
  })
})
