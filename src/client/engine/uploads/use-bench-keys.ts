import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { keyboard } from '../../base/keys/keyboard'
import { useEscape } from '../../base/keys/use-keys'
import type { KeyBinding } from '../../base/keys/key-dispatcher'
import { isNowhere } from '../../base/ui/focus-home'
import type { Bench } from './bench'
import type { UploadRow } from './upload-rows'

interface BenchKeys {
  readonly bench: Bench
  readonly rows: readonly UploadRow[]
  readonly cursor: number
  readonly setCursor: (index: number) => void
  readonly grid: RefObject<HTMLElement | null>
  readonly start: () => void
  readonly chooseFolder: () => void
  readonly chooseFiles: () => void
  readonly close: () => void
}

/** Digits that follow each other within this long are one number, in milliseconds. */
const typingLasts = 1_500
const highest = 3_000

type Act =
  | 'up'
  | 'down'
  | 'first'
  | 'last'
  | 'start'
  | 'toggle'
  | 'pauseAll'
  | 'remove'
  | 'language'
  | 'files'
  | 'folder'
  | 'clear'

const keys: readonly (readonly [Act, string, 'repeatable'?])[] = [
  ['up', 'ArrowUp', 'repeatable'],
  ['up', 'k', 'repeatable'],
  ['down', 'ArrowDown', 'repeatable'],
  ['down', 'j', 'repeatable'],
  ['first', 'Home'],
  ['last', 'End'],
  ['start', 'Enter'],
  ['toggle', 'Space'],
  ['pauseAll', 'p'],
  ['remove', 'Delete'],
  ['language', 'l', 'repeatable'],
  ['clear', 'Backspace'],
  ['files', 'i'],
  ['folder', 'o'],
]

/** Binds the keys of the bench: they walk the files, correct where they go, send and pause them. */
export function useBenchKeys({ bench, rows, cursor, setCursor, grid, close, ...does }: BenchKeys): void {
  const typed = useRef({ text: '', at: 0, row: 0 })
  const { queue } = bench
  const act = useEffectEvent((what: Act): void => {
    const row = rows[cursor]
    const go = (index: number) => setCursor(Math.max(0, Math.min(rows.length - 1, index)))
    const nextLanguage = (current: string | null) => {
      const { languages } = bench.rules()
      return languages[(languages.indexOf(current ?? '') + 1) % languages.length] ?? null
    }
    const acts: Readonly<Record<Act, () => void>> = {
      up: () => go(cursor - 1),
      down: () => go(cursor + 1),
      first: () => go(0),
      last: () => go(rows.length - 1),
      start: does.start,
      toggle: () => row && queue.toggle(row.id),
      pauseAll: () => queue.pauseAll(),
      remove: () => row && queue.remove(row.id),
      language: () =>
        row?.matched.role === 'subtitle' && queue.correct(row.id, { language: nextLanguage(row.matched.language) }),
      clear: () => row && queue.correct(row.id, { number: null }),
      files: does.chooseFiles,
      folder: does.chooseFolder,
    }
    acts[what]()
  })
  const type = useEffectEvent((digit: string): void => {
    const row = rows[cursor]
    if (!row) return
    const { text, at, row: before } = typed.current
    const goesOn = before === row.id && Date.now() - at < typingLasts && Number(text + digit) <= highest
    const number = goesOn ? text + digit : digit
    typed.current = { text: number, at: Date.now(), row: row.id }
    if (Number(number) > 0) queue.correct(row.id, { number: Number(number) })
  })
  useLayoutEffect(() => {
    const when = () => isNowhere() || grid.current?.contains(document.activeElement) === true
    const bindings: KeyBinding[] = [
      ...keys.map(([what, key, isRepeatable]) => ({
        id: `uploads.${what}.${key}`,
        keys: key,
        scope: 'list' as const,
        title: `uploads.keys.${what}`,
        repeatable: isRepeatable !== undefined,
        when,
        run: () => act(what),
      })),
      ...Array.from({ length: 10 }, (_, digit) => ({
        id: `uploads.type.${digit}`,
        keys: String(digit),
        scope: 'list' as const,
        title: 'uploads.keys.type',
        when,
        run: () => type(String(digit)),
      })),
    ]
    return keyboard.bind(bindings)
  }, [grid])
  useLayoutEffect(() => keyboard.enter('list'), [])
  useEscape(close)
}
