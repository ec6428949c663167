import type { FoundRecord, Option, PaletteHost } from './palette-model'
import { currentStep, type Found, type PaletteState } from './palette-state'

type Find = (text: string, signal: AbortSignal) => Promise<readonly (Option | FoundRecord)[]>

/** Milliseconds of rest before the server is asked: the first question of a step goes at once. */
const REST = 90

/**
 * Follows the states of the palette and asks the server where rows come from there: one question at a time, the latest.
 * What is found bears the text it was asked for.
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
      (options) => ({ text, options, failed: false }),
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
  if (step) return step.kind === 'reference' ? step.search : undefined
  if (state.draft || !/^[#@]\s*\S/.test(state.text) || !host.findRecords) return undefined
  return recordsOf(host)
}

const finds = new WeakMap<PaletteHost, Find>()

/** The same function for the same host, so that the same question is known again. */
function recordsOf(host: PaletteHost): Find {
  const find = finds.get(host) ?? ((text, signal) => findRecords(host, text, signal))
  finds.set(host, find)
  return find
}

/** `@` asks for users alone. */
async function findRecords(host: PaletteHost, text: string, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const wanted = text.slice(1).trim()
  return text.startsWith('@') ? host.findRecords!(wanted, signal, 'user') : host.findRecords!(wanted, signal)
}
