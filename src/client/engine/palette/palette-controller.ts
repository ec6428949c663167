import { proxy, ref } from 'valtio'
import { commandWorld, entryOf, type CommandWorld } from './command-rows'
import { noteUse } from './frecency'
import { indexOf } from './index-cache'
import { createPaletteActions, linkOf, type PaletteDoors } from './palette-actions'
import type { Args, Availability, PaletteHost, PaletteRequest } from './palette-model'
import { highlightedRow, movedTo, NO_ROWS, type CommandAction, type Move, type Row, type Rows } from './palette-rows'
import { createSearch } from './palette-search'
import * as states from './palette-state'
import { CLOSED, type Draft, type PaletteState } from './palette-state'
import { rowsOf } from './state-rows'
import type { Caption } from './step-rows'

export interface TakeHow {
  /** Ctrl+Enter: the second way of the command, such as a new tab; among arguments, leaves out those that may be left out. */
  readonly secondary?: boolean
  /** Shift+Enter: the palette stays open; of a place among rows, selects up to it. */
  readonly keepOpen?: boolean
  /** Tab: goes into a command's arguments, and never runs. */
  readonly onlyFill?: boolean
}

export type PaletteController = ReturnType<typeof createPaletteController>

export interface ControllerOptions {
  readonly host: PaletteHost
  readonly caption: Caption
  /** Called when the palette has closed, before the command runs: the place to give the focus back. */
  readonly onClosed: () => void
  /** Runs a command that is ready: through the registry, so that its history knows it. */
  readonly perform: (id: string, args: Args, how: { readonly secondary: boolean }) => void
  readonly doors: PaletteDoors
  readonly now?: () => number
}

/**
 * Joins the palette's states to the world. Rows are worked out from the text at the moment they are asked for; what the host
 * answers late, for a state that has been left, is dropped.
 */
export function createPaletteController({
  host,
  caption,
  onClosed,
  perform,
  doors,
  now = Date.now,
}: ControllerOptions) {
  const store = proxy({ state: ref(CLOSED) as PaletteState })
  const search = createSearch(host, (found) => set(states.receiveFound(store.state, found)))
  let world: CommandWorld | undefined
  let known: (Pick<PaletteState, 'text' | 'draft' | 'found'> & { world: CommandWorld; rows: Rows }) | undefined
  let keepOpen = false
  /** Counts the ways taken: an answer that comes for an earlier one is dropped. */
  let turn = 0

  function set(state: PaletteState): void {
    store.state = ref(state)
    search.follow(state)
  }

  function refresh(): void {
    world = commandWorld(host, indexOf(host.entries()), now())
  }

  function open(request: PaletteRequest = {}): void {
    refresh()
    turn++
    const { command } = request
    const availability = command ? host.availability(command.id) : 'run'
    if (availability !== 'run') return refuseCommand(availability)
    set(states.open(request))
    if (command) void collect()
  }

  /** A link to a command that cannot run opens the palette with the reason. */
  function refuseCommand(availability: Exclude<Availability, 'run'>): void {
    const reason = availability === 'hidden' ? caption('palette.notPermitted') : availability.reason
    set(states.refuse(states.open({}), reason))
  }

  function close(): void {
    turn++
    if (!store.state.isOpen) return
    set(CLOSED)
    world = undefined
    onClosed()
  }

  /** The same rows as long as nothing changes that they are made of: what is drawn of them stays as it is. */
  const rows = (state: PaletteState = store.state): Rows => {
    if (!world || !state.isOpen) return NO_ROWS
    const { text, draft, found } = state
    const isKnown = known?.world === world && known.text === text && known.draft === draft && known.found === found
    if (!known || !isKnown) known = { world, text, draft, found, rows: rowsOf(state, world, caption) }
    return known.rows
  }

  /** Takes the highlighted row. `typed` is what is in the input at this moment: rows of another text are never taken. */
  function enter(typed: string, how: TakeHow = {}): void {
    if (!store.state.isOpen || store.state.isComposing) return
    if (typed !== store.state.text) set(states.type(store.state, typed))
    if (store.state.actions) return actions.perform(store.state.actions.at)
    const shown = rows()
    const row = highlightedRow(shown, store.state.chosen)
    if (row?.isNear && store.state.chosen !== row.value) return pointAt(row)
    if (row) take(row, how)
    else if (shown.problem) set(states.refuse(store.state, shown.problem))
  }

  /** What was not typed is taken by a second Enter at the earliest. */
  function pointAt({ value, title }: Row): void {
    set(states.tell(states.choose(store.state, value), caption('palette.nearest', { title })))
  }

  function take(row: Row, how: TakeHow): void {
    const { does } = row
    const step = states.currentStep(store.state)
    keepOpen = how.keepOpen ?? false
    if (row.reason !== undefined && does.kind !== 'command') return set(states.refuse(store.state, row.reason))
    switch (does.kind) {
      case 'command':
        return takeCommand(does, how)
      case 'prefix':
        return set(states.type(store.state, does.prefix))
      case 'skip':
        return give(null, how)
      case 'option':
      case 'typed': {
        const parsed = step?.parse(does.kind === 'option' ? does.option.value : does.text)
        if (!parsed) return
        if (!parsed.ok) return set(states.refuse(store.state, parsed.problem))
        return give(
          { value: parsed.value, label: does.kind === 'option' ? row.title : (parsed.label ?? row.title) },
          how,
        )
      }
      case 'record':
        if (how.onlyFill) return
        close()
        return host.openRecord?.(does.record, { secondary: how.secondary ?? false })
      case 'place':
        if (how.onlyFill) return
        close()
        return how.keepOpen && does.place.selectUpTo ? does.place.selectUpTo() : does.place.go()
      case 'cancel':
        if (!how.onlyFill) back()
        return
      case 'confirm':
        if (!how.onlyFill) run(store.state.draft!)
    }
  }

  const isPlace = (id: string): boolean => world !== undefined && entryOf(world.index, id)?.route !== undefined

  /** Whether it can run is asked again: the selection may have changed under an open palette. */
  function takeCommand({ id, given = {}, about }: CommandAction, how: TakeHow): void {
    const availability = host.availability(id)
    if (availability === 'hidden') return
    if (how.secondary && !isPlace(id)) {
      close()
      return doors.openTab(host.link(id, given))
    }
    const isElsewhere = Object.keys(given).length > 0
    if (availability !== 'run' && !isElsewhere) return set(states.refuse(store.state, availability.reason))
    set(
      states.begin(store.state, id, {
        given,
        secondary: how.secondary ?? false,
        ...(about !== undefined && { about }),
      }),
    )
    void collect(how.onlyFill)
  }

  async function collect(onlyFill = false): Promise<void> {
    const mine = ++turn
    const { id, given, isLinked } = store.state.draft!
    const steps = await host.steps(id, given, { isLinked }).catch(failed)
    if (mine !== turn || !steps) return
    if (onlyFill && steps.length === 0) return back()
    set(states.receiveSteps(store.state, id, steps))
    await proceed(!isLinked)
  }

  /** Takes the answer to the step being asked; after the last one what needs no confirmation runs, except by Tab. */
  function give(answer: states.Answer | null, { onlyFill = false, secondary = false }: TakeHow = {}): void {
    const renews = states.currentStep(store.state)?.renews ?? false
    set(states.answer(store.state, answer))
    const goOn = () => {
      if (secondary) set(states.skipOptional(store.state))
      void proceed(!store.state.draft?.isLinked && !onlyFill)
    }
    if (renews) void renew().then((isNew) => isNew && goOn())
    else goOn()
  }

  /** Asks again for the steps that follow, since what was answered decides them. Says whether they have come. */
  async function renew(): Promise<boolean> {
    const mine = ++turn
    const { id, at, isLinked } = store.state.draft!
    const steps = await host.steps(id, states.argsOf(store.state.draft!), { isLinked }).catch(failed)
    if (mine !== turn || !steps) return false
    set(states.renewSteps(store.state, id, at, steps))
    return true
  }

  /** With all arguments there, asks what will happen; what needs no confirmation runs, unless a link filled it in. */
  async function proceed(mayRun: boolean): Promise<void> {
    const mine = ++turn
    const { draft } = store.state
    if (!draft || !states.isConfirming(store.state)) return
    const preview = await host.preview(draft.id, states.argsOf(draft)).catch(failed)
    if (mine !== turn || preview === undefined) return
    if (preview === null && mayRun) return run(draft)
    set(states.receivePreview(store.state, draft.id, preview))
  }

  function failed(error: unknown): undefined {
    const message = error instanceof Error ? error.message : String(error)
    if (store.state.isOpen) set(states.refuse(store.state, caption('palette.failed', { message })))
    return undefined
  }

  function run(draft: Draft): void {
    const { id, typed, secondary } = draft
    const isPlain = /^[^>/#?@:]/.test(typed)
    host.frecency.write(noteUse(host.frecency.read(), id, isPlain ? typed : '', now()))
    if (keepOpen) open()
    else close()
    perform(id, states.argsOf(draft), { secondary })
  }

  function back(): void {
    if (store.state.actions) return set(states.closeActions(store.state))
    turn++
    if (!store.state.draft) return close()
    set(states.back(store.state))
    if (states.isConfirming(store.state)) void proceed(false)
  }

  const actions = createPaletteActions({
    host,
    caption,
    doors,
    state: () => store.state,
    set,
    rows: () => rows(),
    world: () => world,
    refresh,
    take,
    close,
  })

  return {
    store,
    actions,
    open,
    close,
    rows,
    enter,
    take,
    back,
    /** The text of the input has changed; while composing nothing of it counts. */
    type(text: string): void {
      if (!store.state.isComposing) set(states.type(store.state, text))
    },
    compose(isComposing: boolean, text: string): void {
      set(states.compose(store.state, isComposing))
      if (!isComposing) set(states.type(store.state, text))
    },
    choose(value: string): void {
      if (value !== store.state.chosen) set(states.choose(store.state, value))
    },
    move(move: Move): void {
      if (store.state.actions) return actions.move(move.startsWith('previous') || move === 'first' ? -1 : 1)
      const shown = rows()
      const row = movedTo(shown, highlightedRow(shown, store.state.chosen), move)
      if (row) set(states.choose(store.state, row.value))
    },
    /** Takes a value that a step of the host's own has collected. */
    give,
    /** Copies the address of the highlighted result, or of the command whose arguments are being collected. */
    copyLink(): boolean {
      const { draft } = store.state
      const row = highlightedRow(rows(), store.state.chosen)
      const link = draft ? host.link(draft.id, states.argsOf(draft)) : row && linkOf(row, host)
      if (link !== undefined) actions.copy(link, true)
      return link !== undefined
    },
    /** Tells the host of the row that somebody rests on. */
    expect(row: Row): void {
      if (row.does.kind === 'command') host.expect?.(row.does.id)
    },
    world: () => world,
    /** What is in the input; of a command that is being filled in, what it was found by. */
    typed: (): string => store.state.draft?.typed ?? store.state.text,
  }
}
