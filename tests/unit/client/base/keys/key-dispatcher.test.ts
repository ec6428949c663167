import { beforeEach, describe, expect, test } from 'vitest'
import { createKeyDispatcher } from '../../../../../src/client/base/keys/key-dispatcher'
import type { DispatcherPress, KeyBinding } from '../../../../../src/client/base/keys/key-dispatcher'

let ran: string[]
let tasks: { at: number; task: () => void }[]
let clock: number
let keys: ReturnType<typeof createKeyDispatcher>

beforeEach(() => {
  ran = []
  tasks = []
  clock = 0
  keys = createKeyDispatcher({
    isMac: false,
    schedule: (task, milliseconds) => {
      const entry = { at: clock + milliseconds, task }
      tasks.push(entry)
      return () => {
        tasks = tasks.filter((other) => other !== entry)
      }
    },
  })
})

function wait(milliseconds: number): void {
  clock += milliseconds
  const due = tasks.filter(({ at }) => at <= clock)
  tasks = tasks.filter(({ at }) => at > clock)
  due.forEach(({ task }) => task())
}

function binding(shortcut: string, more: Partial<KeyBinding> = {}): KeyBinding {
  const id = more.id ?? shortcut
  return { id, keys: shortcut, scope: 'global', title: id, run: () => void ran.push(id), ...more }
}

const press = (key: string, more: Partial<DispatcherPress> = {}) => keys.press({ key, ...more })

describe('single keys and chords', () => {
  test('a letter runs its command', () => {
    keys.bind([binding('b')])
    expect(press('b')).toBe('ran')
    expect(ran).toEqual(['b'])
  })

  test('an upper-case letter is the letter with Shift, and not the letter', () => {
    keys.bind([binding('x'), binding('X')])
    press('X', { shiftKey: true })
    expect(ran).toEqual(['X'])
  })

  test('a sign is itself wherever the layout keeps it', () => {
    keys.bind([binding('?')])
    press('?', { shiftKey: true })
    press('?')
    expect(ran).toEqual(['?', '?'])
  })

  test('Mod is Ctrl here and Command on a Mac', () => {
    keys.bind([binding('Mod+K')])
    expect(press('k', { ctrlKey: true })).toBe('ran')
    const mac = createKeyDispatcher({ isMac: true })
    mac.bind([binding('Mod+K')])
    expect(mac.press({ key: 'k', ctrlKey: true })).toBe('ignored')
    expect(mac.press({ key: 'k', metaKey: true })).toBe('ran')
  })

  test('a letter works on a keyboard that writes Cyrillic', () => {
    keys.bind([binding('b')])
    press('и', { code: 'KeyB' })
    expect(ran).toEqual(['b'])
  })

  test('a modifier alone is nothing', () => {
    keys.bind([binding('b')])
    expect(press('Shift', { shiftKey: true })).toBe('ignored')
  })

  test('an unbound binding no longer acts', () => {
    keys.bind([binding('b')])()
    expect(press('b')).toBe('ignored')
  })
})

describe('holding a key', () => {
  test('bans nobody twice', () => {
    keys.bind([binding('b')])
    press('b')
    expect(press('b', { repeat: true })).toBe('held')
    expect(ran).toEqual(['b'])
  })

  test('goes on where the command allows it', () => {
    keys.bind([binding('j', { repeatable: true })])
    press('j')
    press('j', { repeat: true })
    expect(ran).toEqual(['j', 'j'])
  })

  test('does not complete a sequence of the same letter', () => {
    keys.bind([binding('g g')])
    press('g')
    expect(press('g', { repeat: true })).toBe('held')
    expect(ran).toEqual([])
  })
})

describe('an input method', () => {
  test.each([{ isComposing: true }, { keyCode: 229 }])('keeps the keys it composes with: %o', (composing) => {
    keys.bind([binding('Enter', { everywhere: true })])
    expect(press('Enter', composing)).toBe('ignored')
  })

  test('keeps keys named Process', () => {
    keys.bind([binding('b')])
    expect(press('Process', { code: 'KeyB' })).toBe('ignored')
  })
})

describe('sequences', () => {
  test('goes on while the page that it passes brings its list', () => {
    keys.bind([binding('g h')])
    press('g')
    keys.enter('list')
    press('h')
    expect(ran).toEqual(['g h'])
  })

  test('is forgotten where a dialog comes up in between', () => {
    keys.bind([binding('g h'), binding('h', { scope: 'dialog' })])
    press('g')
    keys.enter('dialog')
    press('h')
    expect(ran).toEqual(['h'])
  })

  test('wait for their second key', () => {
    keys.bind([binding('g u'), binding('g d')])
    expect(press('g')).toBe('pending')
    expect(press('u')).toBe('ran')
    expect(ran).toEqual(['g u'])
  })

  test('list what can follow after 300 ms, not before', () => {
    keys.bind([binding('g u'), binding('g d')])
    press('g')
    wait(299)
    expect(keys.pending()?.isHinting).toBe(false)
    wait(1)
    expect(keys.pending()).toMatchObject({ isHinting: true, candidates: [{ id: 'g d' }, { id: 'g u' }] })
  })

  test('are forgotten after a second', () => {
    keys.bind([binding('g u')])
    press('g')
    wait(1000)
    expect(keys.pending()).toBeUndefined()
    expect(press('u')).toBe('ignored')
  })

  test('are dropped by Escape, and only they', () => {
    keys.bind([binding('g u')])
    keys.onEscape(() => void ran.push('closed'))
    press('g')
    press('Escape')
    expect(keys.pending()).toBeUndefined()
    expect(ran).toEqual([])
  })

  test('swallow a key that leads nowhere instead of running it by itself', () => {
    keys.bind([binding('g u'), binding('b')])
    press('g')
    expect(press('b')).toBe('held')
    expect(ran).toEqual([])
  })

  test('let a key that also stands alone act once nothing followed', () => {
    keys.bind([binding('g'), binding('g u')])
    press('g')
    expect(ran).toEqual([])
    wait(1000)
    expect(ran).toEqual(['g'])
  })
})

describe('scopes', () => {
  test('the list comes before the page, the page before the rest', () => {
    keys.bind([binding('e', { id: 'list', scope: 'list' }), binding('e', { id: 'page', scope: 'page' }), binding('e')])
    const leave = keys.enter('list')
    press('e')
    leave()
    press('e')
    expect(ran).toEqual(['list', 'page'])
  })

  test('a binding that declines leaves the key to the scope outside', () => {
    keys.bind([binding('e', { scope: 'page', run: () => false }), binding('e', { id: 'global' })])
    press('e')
    expect(ran).toEqual(['global'])
  })

  test('an open dialog silences everything behind it, but not the palette', () => {
    keys.bind([binding('b', { scope: 'page' }), binding('Mod+K', { everywhere: true })])
    const leave = keys.enter('dialog')
    expect(press('b')).toBe('ignored')
    expect(press('k', { ctrlKey: true })).toBe('ran')
    leave()
    expect(press('b')).toBe('ran')
  })

  test('closing the upper of two dialogs leaves the lower one in charge', () => {
    keys.bind([binding('b', { scope: 'page' })])
    keys.enter('dialog')
    keys.enter('dialog')()
    expect(press('b')).toBe('ignored')
  })

  test('a binding whose time has not come is passed over', () => {
    keys.bind([binding('b', { when: () => false })])
    expect(press('b')).toBe('ignored')
  })
})

describe('where the focus is', () => {
  test('letters in a text field are text', () => {
    keys.bind([binding('b'), binding('?'), binding('g u')])
    expect(['b', '?', 'g'].map((key) => press(key, { zone: 'text' }))).toEqual(['ignored', 'ignored', 'ignored'])
  })

  test('chords act in a text field, those that edit text do not', () => {
    keys.bind([binding('Mod+S'), binding('Mod+Z'), binding('Mod+A')])
    press('s', { ctrlKey: true, zone: 'text' })
    press('z', { ctrlKey: true, zone: 'text' })
    press('a', { ctrlKey: true, zone: 'text' })
    expect(ran).toEqual(['Mod+S'])
  })

  test('letters in an open menu choose its items', () => {
    keys.bind([binding('b')])
    expect(press('b', { zone: 'menu' })).toBe('ignored')
  })

  test('Enter and Space on a button press the button', () => {
    keys.bind([binding('Enter'), binding('Space'), binding('b')])
    expect(press('Enter', { zone: 'control' })).toBe('ignored')
    expect(press(' ', { zone: 'control' })).toBe('ignored')
    expect(press('b', { zone: 'control' })).toBe('ran')
  })
})

describe('Escape', () => {
  test('closes one level a press, the innermost first', () => {
    const open = new Set(['selection', 'edit'])
    const level = (name: string) => () => open.delete(name)
    keys.onEscape(level('selection'))
    keys.onEscape(level('edit'))
    press('Escape')
    expect([...open]).toEqual(['selection'])
    press('Escape')
    expect([...open]).toEqual([])
    expect(press('Escape')).toBe('ignored')
  })
})

describe("a person's own keys", () => {
  test('replace the declared ones, and null switches one off', () => {
    keys.bind([binding('b'), binding('c')])
    keys.setOverrides({ b: 'n', c: null })
    expect([press('b'), press('n'), press('c')]).toEqual(['ignored', 'ran', 'ignored'])
  })

  test('single letters can be switched off altogether while chords stay', () => {
    keys.bind([binding('b'), binding('g u'), binding('Shift+X'), binding('Mod+K'), binding('F8')])
    keys.setSingleKeys(false)
    expect(keys.live().map(({ id }) => id)).toEqual(['F8', 'Mod+K'])
  })
})

describe('a dead key must say why', () => {
  const refusing = (shortcut: string, more: Partial<KeyBinding> = {}) =>
    binding(shortcut, { run: () => (ran.push(`why not ${shortcut}`), 'refused' as const), ...more })

  test('what is typed after a refused key, for what it would have asked, runs nothing', () => {
    keys.bind([refusing('r'), binding('3'), binding('g s')])
    expect(press('r')).toBe('ran')
    expect(press('3')).toBe('held')
    expect(press('g')).toBe('held')
    expect(press('s')).toBe('ignored')
    expect(ran).toEqual(['why not r'])
  })

  test('what is typed into a field goes into it', () => {
    keys.bind([refusing('r'), binding('3')])
    press('r')
    expect(press('3', { zone: 'text' })).toBe('ignored')
  })

  test('it is over a second after the last of it, by Esc, and never for keys that walk', () => {
    keys.bind([refusing('r'), binding('3'), binding('j', { repeatable: true })])
    press('r')
    press('j')
    wait(900)
    press('3')
    wait(900)
    expect(press('3')).toBe('held')
    wait(1000)
    expect(press('3')).toBe('ran')
    press('r')
    press('Escape')
    expect(press('3')).toBe('ran')
    expect(ran).toEqual(['why not r', 'j', '3', 'why not r', '3'])
  })

  test('the key of a command without its right gives way to every other, and is not among the keys that work', () => {
    keys.bind([binding('b', { id: 'go' })])
    keys.bind([refusing('b', { id: 'ban', scope: 'page', isDead: true }), refusing('l', { isDead: true })])
    press('b')
    expect(ran).toEqual(['go'])
    expect(press('l')).toBe('ran')
    expect(ran).toEqual(['go', 'why not l'])
    expect(keys.live().map(({ id }) => id)).toEqual(['go'])
  })
})
