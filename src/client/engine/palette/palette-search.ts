import { commandsBefore } from './command-and-record'
import type { FoundRecord, FoundTarget, Option, PaletteHost, Step } from './palette-model'
import { currentStep, type Found, type PaletteState } from './palette-state'

/** What a question to the server brings. */
interface Answer {
  readonly options: readonly (Option | FoundRecord)[]
  readonly targets?: readonly FoundTarget[]
}

type Find = (text: string, signal: AbortSignal) => Promise<Answer>

/** Milliseconds of rest before the server is asked: the first question of a step goes at once. */
const REST = 90

/**
 * Follows the states of the palette and asks the server where rows come from there: one question at a time, the latest.
 * What is found has the text it was asked for.
 */
export function createSearch(host: PaletteHost, onFound: (found: Found) => void) {
  let running: { readonly find: Find; readonly text: string; readonly abort: AbortController } | undefined

  function stop(): void {
    running?.abort.abort()
    running = undefined
  }

  async function ask(find: Find, text: string, rest: number): Promise<void> {
    const abort = new AbortController()
    running = { find, text, abort }
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
    if (abort.signal.aborted) return
    const found = await find(text, abort.signal).then(
      (answer) => ({ text, ...answer, failed: false }),
      () => ({ text, options: [], failed: true }),
    )
    if (!abort.signal.aborted) onFound(found)
  }

  return {
    /** Call with every new state. */
    follow(state: PaletteState): void {
      const find = findOf(state, host)
      if (!find) return stop()
      if (running && running.text === state.text && running.find === find) return
      const isFirst = running?.find !== find
      stop()
      void ask(find, state.text, isFirst ? 0 : REST)
    },
  }
}

/** Where the rows of a state come from, when from the server. */
function findOf(state: PaletteState, host: PaletteHost): Find | undefined {
  if (!state.isOpen) return undefined
  const step = currentStep(state)
  if (step) return step.kind === 'reference' && step.search ? stepFind(step.search) : undefined
  if (state.draft) return undefined
  if (/^[#@]\s*\S/.test(state.text)) return host.findRecords && findsOf(host).numbered
  return isName(state.text) && host.findNamed ? findsOf(host).named : undefined
}

/** Enough to be a number, a code or a title: one digit, two Chinese characters, three letters. */
function isName(text: string): boolean {
  return /^[^>/#@:?]/.test(text.trim()) && (/\d|[\u3400-\u9fff]{2}/.test(text) || text.trim().length > 2)
}

const stepFinds = new WeakMap<NonNullable<Step['search']>, Find>()

/** The same function for the same search, so that the same question is known again. */
function stepFind(search: NonNullable<Step['search']>): Find {
  const find = stepFinds.get(search) ?? (async (text, signal) => ({ options: await search(text, signal) }))
  stepFinds.set(search, find)
  return find
}

interface Finds {
  readonly numbered: Find
  readonly named: Find
}

const finds = new WeakMap<PaletteHost, Finds>()

function findsOf(host: PaletteHost): Finds {
  const known = finds.get(host) ?? {
    numbered: (text: string, signal: AbortSignal) => findNumbered(host, text, signal),
    named: (text: string, signal: AbortSignal) => findNamed(host, text, signal),
  }
  finds.set(host, known)
  return known
}

/** `@` asks for users alone. */
async function findNumbered(host: PaletteHost, text: string, signal: AbortSignal): Promise<Answer> {
  const wanted = text.slice(1).trim()
  return { options: await host.findRecords!(wanted, signal, text.startsWith('@') ? 'user' : undefined) }
}

/** What the whole text names, and what its end does where its beginning names a command: `ban lazy moth`. */
async function findNamed(host: PaletteHost, text: string, signal: AbortSignal): Promise<Answer> {
  const before = host.findTargets && commandsBefore(host, text)
  const [options, targets] = await Promise.all([
    host.findNamed!(text.trim(), signal),
    before ? host.findTargets!(before.commands, before.rest, signal) : [],
  ])
  return { options, targets }
}
