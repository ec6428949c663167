import { isPrintable, parseKeys, strokeOf } from './key-notation'
import type { KeyPress } from './key-notation'

/** After a refusal, letters and digits run nothing for this long, in milliseconds; each of them begins it again. */
const deafFor = 1000

/** From the outermost to the innermost; `strip`, `dialog` and `palette` hide what lies below them. */
export const scopes = ['global', 'page', 'list', 'strip', 'dialog', 'palette'] as const
export type Scope = (typeof scopes)[number]

export interface KeyBinding {
  readonly id: string
  /** `b`, `Mod+K`, `Shift+X`, or a sequence `g u`. */
  readonly keys: string
  readonly scope: Scope
  /** Caption id or text for the help sheet and the which-key overlay. */
  readonly title: string
  /**
   * Returns false to let the key go on to the browser and to outer scopes; `refused` where it has said why it does nothing:
   * letters and digits that were meant for what it would have asked then run nothing else for a moment.
   */
  readonly run: () => void | false | 'refused'
  /** A held key runs it again and again; else holding does nothing more. */
  readonly repeatable?: boolean
  /** Also acts in text fields, and over dialogs: for chords such as the palette's. */
  readonly everywhere?: boolean
  /** It can only say why it does nothing: it gives way to every other binding, and is not among the keys that work. */
  readonly isDead?: true
  /** Whether it can act now; left out: always. */
  readonly when?: () => boolean
}

export interface DispatcherPress extends KeyPress {
  readonly repeat?: boolean
  readonly isComposing?: boolean
  readonly keyCode?: number
  /** Where the press landed: text takes printable keys, a menu takes all keys without modifiers, a control takes Enter and Space. */
  readonly zone?: 'text' | 'menu' | 'control' | 'other'
}

/** `pending`: a sequence has begun. `held`: swallowed because the key is still down, or goes on from one that was refused. */
export type Outcome = 'ran' | 'pending' | 'held' | 'ignored'

export interface Pending {
  readonly strokes: readonly string[]
  readonly candidates: readonly KeyBinding[]
  /** True once the overlay that lists the candidates should show. */
  readonly isHinting: boolean
}

export interface DispatcherOptions {
  readonly isMac: boolean
  /** Milliseconds between the keys of a sequence, kept within 400 and 1000. */
  readonly sequenceTimeout?: number
  /** Milliseconds until the which-key overlay. */
  readonly hintDelay?: number
  /** Runs a function later and gives back what cancels it; tests bring their own clock. */
  readonly schedule?: (task: () => void, milliseconds: number) => () => void
}

/** The one place where keys become actions. It knows no DOM: `listen-keys.ts` feeds it, tests press into it. */
export function createKeyDispatcher(options: DispatcherOptions) {
  const { isMac, hintDelay = 300, schedule = later } = options
  const timeout = Math.min(1000, Math.max(400, options.sequenceTimeout ?? 1000))
  const bindings = new Set<KeyBinding>()
  const entered: Scope[] = []
  const escapes: (() => boolean | void)[] = []
  const listeners = new Set<() => void>()
  let overrides: Readonly<Record<string, string | null>> = {}
  let hasSingleKeys = true
  let pending: Pending | undefined
  let cancelTimers: (() => void)[] = []
  /** Ends the moment after a refusal, while there is one. */
  let endDeafness: (() => void) | undefined

  const keysOf = (binding: KeyBinding): string | undefined => {
    const keys = overrides[binding.id] === null ? undefined : (overrides[binding.id] ?? binding.keys)
    return keys && !hasSingleKeys && isPrintable(parseKeys(keys, isMac)[0] ?? '') ? undefined : keys
  }

  /** Bindings that could act now, innermost scope first, the latest bound first within one; those that are dead come last. */
  function reachable(): KeyBinding[] {
    const modal = Math.max(-1, ...entered.filter(isModal).map((scope) => scopes.indexOf(scope)))
    const isOpen = ({ scope, everywhere }: KeyBinding): boolean => {
      const depth = scopes.indexOf(scope)
      if (depth < modal && !everywhere) return false
      return scope === 'global' || scope === 'page' || entered.includes(scope)
    }
    return [...bindings]
      .reverse()
      .filter((binding) => isOpen(binding) && keysOf(binding) !== undefined && (binding.when?.() ?? true))
      .sort((a, b) => scopes.indexOf(b.scope) - scopes.indexOf(a.scope))
      .sort((a, b) => Number(a.isDead ?? false) - Number(b.isDead ?? false))
  }

  function press(event: DispatcherPress): Outcome {
    if (event.isComposing || event.keyCode === 229 || event.key === 'Process') return 'ignored'
    const stroke = strokeOf(event)
    if (stroke === undefined) return 'ignored'
    if (stroke === 'Escape') return event.repeat ? 'ignored' : escape()
    const strokes = [...(pending?.strokes ?? []), stroke]
    const matching = reachable()
      .filter((binding) => reaches(binding, stroke, event.zone ?? 'other'))
      .filter((binding) => startsWith(parseKeys(keysOf(binding)!, isMac), strokes))
    if (event.repeat && pending) return 'held'
    const exact = matching.filter((binding) => parseKeys(keysOf(binding)!, isMac).length === strokes.length)
    const longer = matching.filter((binding) => !exact.includes(binding) && !binding.isDead)
    const wouldRun = matching.length > 0 && exact[0]?.repeatable !== true
    if (endDeafness && wouldRun && isLetterOrDigit(stroke)) return goDeaf()
    if (longer.length && !event.repeat) return wait(strokes, longer, exact)
    const wasPending = pending !== undefined
    settle()
    if (!exact.length) return wasPending ? 'held' : 'ignored'
    return run(exact, event.repeat ?? false)
  }

  function run(candidates: readonly KeyBinding[], isRepeat: boolean): Outcome {
    for (const binding of candidates) {
      if (isRepeat && !binding.repeatable) return 'held'
      const outcome = binding.run()
      if (outcome === 'refused') goDeaf()
      if (outcome !== false) return 'ran'
    }
    return 'ignored'
  }

  /** What follows a refused key was meant for what it would have asked; walking on is not. */
  function goDeaf(): Outcome {
    endDeafness?.()
    const cancel = schedule(() => (endDeafness = undefined), deafFor)
    endDeafness = () => {
      cancel()
      endDeafness = undefined
    }
    return 'held'
  }

  function wait(strokes: readonly string[], candidates: readonly KeyBinding[], exact: readonly KeyBinding[]): Outcome {
    settle()
    pending = { strokes, candidates, isHinting: false }
    cancelTimers = [
      schedule(() => change(() => (pending = pending && { ...pending, isHinting: true })), hintDelay),
      schedule(() => {
        settle()
        run(exact, false)
      }, timeout),
    ]
    notify()
    return 'pending'
  }

  /** One level an Escape: a begun sequence, else the innermost handler that has something to close. */
  function escape(): Outcome {
    endDeafness?.()
    if (pending) {
      settle()
      return 'ran'
    }
    return [...escapes].reverse().some((handler) => handler() !== false) ? 'ran' : 'ignored'
  }

  function settle(): void {
    cancelTimers.forEach((cancel) => cancel())
    cancelTimers = []
    if (pending) change(() => (pending = undefined))
  }

  const notify = (): void => listeners.forEach((listener) => listener())
  const change = (mutate: () => void): void => {
    mutate()
    notify()
  }

  return {
    isMac,
    press,
    /** The bindings that do something now. */
    live: (): KeyBinding[] => reachable().filter(({ isDead }) => !isDead),
    /** Forgets a begun sequence, e.g. when the window loses focus. */
    settle,
    /** The shortcut a binding answers to now, after remapping; undefined when it is off. */
    keysOf,
    pending: (): Pending | undefined => pending,
    /** Adds bindings until the returned function is called. */
    bind(added: readonly KeyBinding[]): () => void {
      added.forEach((binding) => bindings.add(binding))
      notify()
      return () => change(() => added.forEach((binding) => bindings.delete(binding)))
    },
    /** Opens a scope until the returned function is called; scopes nest. */
    enter(scope: Scope): () => void {
      // A list that comes in between two keys of a sequence must not swallow it; what covers the page ends it.
      if (isModal(scope)) settle()
      entered.push(scope)
      notify()
      return () => change(() => remove(entered, scope))
    },
    /** Adds an inner level for Escape; its handler returns false when it has nothing to close. */
    onEscape(handler: () => boolean | void): () => void {
      escapes.push(handler)
      return () => remove(escapes, handler)
    },
    /** A person's own keys by binding id; null switches one off. */
    setOverrides: (own: Readonly<Record<string, string | null>>): void => change(() => (overrides = own)),
    /** Switches all single-character shortcuts on or off (WCAG 2.1.4). */
    setSingleKeys: (isOn: boolean): void => change(() => (hasSingleKeys = isOn)),
    /** Calls back after every change of bindings, scopes or the begun sequence. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether a stroke that landed there may act: text fields keep what they edit with, menus keep their letters. */
function reaches(binding: KeyBinding, stroke: string, zone: NonNullable<DispatcherPress['zone']>): boolean {
  if (binding.everywhere && !isPrintable(stroke)) return true
  if (zone === 'menu') return /^(Ctrl|Meta)\+/.test(stroke)
  if (zone === 'control') return !/^(Shift\+)?(Enter|Space)$/.test(stroke)
  if (zone === 'text') return /^(Ctrl|Meta|Alt)\+/.test(stroke) ? !editsText(stroke) : /^F\d+$/.test(stroke)
  return true
}

/** Such keys run commands, and are what people type into what a command asks. */
function isLetterOrDigit(stroke: string): boolean {
  return /^(Shift\+)?[\p{L}\d]$/u.test(stroke)
}

function editsText(stroke: string): boolean {
  return /\+([acvxyz]|Backspace|Delete|Home|End|Arrow\w+)$/.test(stroke)
}

/** Whether it hides the keys of what lies below: a strip takes digits that decide otherwise, and words that are typed beside its fields. */
export function isModal(scope: Scope): boolean {
  return scope === 'strip' || scope === 'dialog' || scope === 'palette'
}

function startsWith(keys: readonly string[], strokes: readonly string[]): boolean {
  return strokes.length <= keys.length && strokes.every((stroke, index) => stroke === keys[index])
}

function remove<T>(list: T[], item: T): void {
  const index = list.lastIndexOf(item)
  if (index >= 0) list.splice(index, 1)
}

function later(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}
