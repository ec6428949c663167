import type { Args, FoundRecord, FoundTarget, Option, PaletteRequest, Preview, Step } from './palette-model'

/** An argument that has been given. */
export interface Answer {
  readonly value: unknown
  readonly label: string
}

/** A command whose arguments are being collected. */
export interface Draft {
  readonly id: string
  /** Undefined until the host has given them. */
  readonly steps: readonly Step[] | undefined
  /** By key; a key without an answer was skipped. */
  readonly answers: Readonly<Record<string, Answer>>
  /** Arguments that came with a link, by key. */
  readonly given: Args
  /** Opened by a link: then nothing runs without being confirmed. */
  readonly isLinked: boolean
  /** Index of the step being asked; the number of steps while confirming. */
  readonly at: number
  /** What running would do: undefined until known, null for nothing to confirm. */
  readonly preview: Preview | null | undefined
  readonly secondary: boolean
  /** What the record is called that was typed with it. */
  readonly about?: string
  /** What was typed when it was chosen: habit is learnt by it. */
  readonly typed: string
}

/** What a search on the server found, and for which text. */
export interface Found {
  readonly text: string
  readonly options: readonly (Option | FoundRecord)[]
  /** Commands with the record that the rest of the text names. */
  readonly targets?: readonly FoundTarget[]
  readonly failed: boolean
}

export interface PaletteState {
  readonly isOpen: boolean
  /** The text of the input, without what an input method has not committed. */
  readonly text: string
  /** Whether an input method is composing: then nothing is run. */
  readonly isComposing: boolean
  /** The value of the row that was chosen by key or pointer; null for the first one. */
  readonly chosen: string | null
  readonly draft: Draft | null
  readonly found: Found | null
  /** Why the last Enter did nothing. */
  readonly problem: string | null
  /** What the last key did that shows nowhere else, e.g. copying. */
  readonly notice: string | null
  /** The panel with the actions of a row: the row's value, and which action is highlighted. */
  readonly actions: { readonly row: string; readonly at: number } | null
}

export const CLOSED: PaletteState = {
  isOpen: false,
  text: '',
  isComposing: false,
  chosen: null,
  draft: null,
  found: null,
  problem: null,
  notice: null,
  actions: null,
}

export function open(request: PaletteRequest): PaletteState {
  const opened = { ...CLOSED, isOpen: true, text: request.text ?? '' }
  const { command } = request
  return command ? begin(opened, command.id, { given: command.args, isLinked: true }) : opened
}

/** What is typed replaces what was chosen and found: no row outlives the text it belongs to. */
export function type(state: PaletteState, text: string): PaletteState {
  return text === state.text ? state : { ...state, ...QUIET, text, chosen: null }
}

export function compose(state: PaletteState, isComposing: boolean): PaletteState {
  return { ...state, isComposing }
}

export function choose(state: PaletteState, chosen: string): PaletteState {
  return { ...state, ...QUIET, chosen }
}

/** Opens the actions of a row. */
export function openActions(state: PaletteState, row: string): PaletteState {
  return { ...state, ...QUIET, chosen: row, actions: { row, at: 0 } }
}

export function chooseAction(state: PaletteState, at: number): PaletteState {
  return state.actions ? { ...state, actions: { ...state.actions, at } } : state
}

export function closeActions(state: PaletteState): PaletteState {
  return { ...state, ...QUIET }
}

/** Says what was done; the panel has served. */
export function tell(state: PaletteState, notice: string): PaletteState {
  return { ...state, ...QUIET, notice }
}

type Begun = Partial<Pick<Draft, 'given' | 'isLinked' | 'secondary' | 'about'>>

/** Starts to collect the arguments of a command. */
export function begin(
  state: PaletteState,
  id: string,
  { given = {}, isLinked = false, secondary = false, about }: Begun = {},
): PaletteState {
  const typed = state.draft ? state.draft.typed : state.text
  const draft: Draft = {
    id,
    steps: undefined,
    answers: {},
    given,
    isLinked,
    at: 0,
    preview: undefined,
    secondary,
    typed,
    ...(about !== undefined && { about }),
  }
  return fresh({ ...state, draft })
}

/** The steps have come: asks the first that is not answered by the link. */
export function receiveSteps(state: PaletteState, id: string, steps: readonly Step[]): PaletteState {
  if (state.draft?.id !== id || state.draft.steps) return state
  const answers: Record<string, Answer> = {}
  for (const step of steps) if (step.initial && step.key in state.draft.given) answers[step.key] = step.initial
  const open = steps.findIndex((step) => !(step.key in answers))
  return ask({ ...state, draft: { ...state.draft, steps, answers } }, open < 0 ? steps.length : open)
}

/** The steps after the one that has been answered are others: those before stay, with what was given. */
export function renewSteps(state: PaletteState, id: string, at: number, steps: readonly Step[]): PaletteState {
  const { draft } = state
  if (draft?.id !== id || !draft.steps || draft.at !== at) return state
  return ask({ ...state, draft: { ...draft, steps: [...draft.steps.slice(0, at), ...steps] } }, at)
}

/** Takes an answer to the step being asked, or skips it (null), and goes on to the next that a link has not answered. */
export function answer(state: PaletteState, answer: Answer | null): PaletteState {
  const { draft } = state
  const step = currentStep(state)
  if (!draft || !step) return state
  const { [step.key]: _, ...others } = draft.answers
  const answers = answer ? { ...others, [step.key]: answer } : others
  const rest = (draft.steps ?? []).slice(draft.at + 1)
  const linked = rest.findIndex(({ key }) => !(key in draft.given && key in answers))
  return ask({ ...state, draft: { ...draft, answers } }, draft.at + 1 + (linked < 0 ? rest.length : linked))
}

/**
 * Leaves out all that need not be said: goes on to the next argument that is required and not given, taking of the others what
 * they begin with.
 */
export function skipOptional(state: PaletteState): PaletteState {
  const { draft } = state
  if (!draft?.steps) return state
  const answers: Record<string, Answer> = { ...draft.answers }
  const rest = draft.steps.slice(draft.at)
  const open = rest.findIndex(({ key, required }) => required && !(key in answers))
  const left = rest.slice(0, open < 0 ? rest.length : open)
  for (const { key, initial } of left) if (initial && !(key in answers)) answers[key] = initial
  return ask({ ...state, draft: { ...draft, answers } }, open < 0 ? draft.steps.length : draft.at + open)
}

/** One step back: to the argument before, with what was given there; from the first to the commands; from there, closed. */
export function back(state: PaletteState): PaletteState {
  const { draft } = state
  if (!draft) return CLOSED
  if (draft.at > 0 && draft.steps?.length) return ask(state, draft.at - 1)
  return fresh({ ...state, draft: null }, draft.typed)
}

export function receivePreview(state: PaletteState, id: string, preview: Preview | null): PaletteState {
  if (state.draft?.id !== id || !isConfirming(state)) return state
  return { ...state, draft: { ...state.draft, preview }, chosen: null }
}

export function receiveFound(state: PaletteState, found: Found): PaletteState {
  return { ...state, found }
}

export function refuse(state: PaletteState, problem: string): PaletteState {
  return { ...state, ...QUIET, problem }
}

/** The argument being asked, if one is. */
export function currentStep({ draft }: PaletteState): Step | undefined {
  return draft?.steps?.[draft.at]
}

/** Whether all arguments are there, and running is what is left. */
export function isConfirming({ draft }: PaletteState): boolean {
  return draft?.steps !== undefined && draft.at === draft.steps.length
}

/** The arguments collected so far. */
export function argsOf(draft: Draft): Args {
  const asked = new Set(draft.steps?.map((step) => step.key))
  const given = Object.entries(draft.given).filter(([key]) => !asked.has(key))
  const answers = Object.entries(draft.answers).map(([key, { value }]) => [key, value] as const)
  return Object.fromEntries([...given, ...answers])
}

/** Nothing is said, and no panel is open. */
const QUIET = { problem: null, notice: null, actions: null }

function ask(state: PaletteState, at: number): PaletteState {
  const draft = state.draft!
  const step = draft.steps![at]
  const known = step && (draft.answers[step.key] ?? step.initial)
  const isTyped = step !== undefined && (step.kind === 'text' || step.kind === 'number')
  const text = isTyped && known ? known.label : ''
  return fresh({ ...state, draft: { ...draft, at, preview: undefined } }, text)
}

function fresh(state: PaletteState, text = ''): PaletteState {
  return { ...state, ...QUIET, text, chosen: null, found: null }
}
