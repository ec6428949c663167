import type { Frecency } from './frecency'
import type { IndexEntry } from './index-entry'
import type { Nearness } from './matcher'

/** One value to choose, as drawn and as sent. */
export interface Option {
  /** Unique within its step. */
  readonly value: string
  readonly label: string
  readonly hint?: string
}

export type Parsed =
  | { readonly ok: true; readonly value: unknown; readonly label?: string }
  | { readonly ok: false; readonly problem: string }

/** `custom` steps are drawn by the host (see `PaletteProps.customStep`). */
export type StepKind = 'text' | 'number' | 'choice' | 'instant' | 'reference' | 'flag' | 'custom'

/** One argument of a command, as the palette asks for it. All texts are in the account's language. */
export interface Step {
  readonly key: string
  readonly caption: string
  readonly kind: StepKind
  readonly required: boolean
  /** What may be chosen, for `choice`; yes and no for `flag` unless given. */
  readonly options?: readonly Option[]
  /** Times worth offering, for `instant`. */
  readonly presets?: readonly Option[]
  /** What the field is to begin with: from a link or the declaration. */
  readonly initial?: { readonly value: unknown; readonly label: string }
  /** Searches the server, for `reference`; must heed the signal. */
  readonly search?: (text: string, signal: AbortSignal) => Promise<readonly Option[]>
  /** What is asked after it depends on what is answered: the steps are asked for again. */
  readonly renews?: true
  /** Reads typed text, or the `value` of an option; the problem says what to do. */
  readonly parse: (text: string) => Parsed
}

/** What running would do, shown before it runs. */
export interface Preview {
  /** One sentence: "12 of 15 can be banned, 3 are already." */
  readonly text: string
  /** The verb with its object: "Ban 12 users". */
  readonly verb: string
  /** False when nothing can be done: then there is nothing to confirm. */
  readonly canRun: boolean
  readonly danger: boolean
  /** The text to type before it may run. */
  readonly typed?: string
  /** Names of some of the records, and what else is worth knowing. */
  readonly details?: readonly string[]
}

/** A record found by `#` or `@`, or by its name. */
export interface FoundRecord extends Option {
  readonly link: string
  /** It is called exactly what was typed. */
  readonly isExact?: boolean
  /** What can be done with it. */
  readonly commands?: readonly FoundTarget[]
}

/** A command together with the record it is to run on. */
export interface FoundTarget {
  readonly command: string
  /** The arguments that stand for the record. */
  readonly given: Args
  /** What the record is called. */
  readonly label: string
  readonly hint?: string
}

/** A place on the page that is shown, found by `:`: a row of its list, a column. */
export interface Place extends Option {
  go(): void
  /** Selects from the row in hand to this one, and goes there: what Shift+Enter does. */
  selectUpTo?(): void
}

export type Args = Readonly<Record<string, unknown>>

export type Availability = 'run' | 'hidden' | { readonly reason: string }

/** All that the palette knows of the world. Methods that give plain values are called while drawing: they must be quick. */
export interface PaletteHost {
  /** Commands the account may run; the same array while nothing changes. */
  entries(): readonly IndexEntry[]
  /** Whether it can run now: on this row, selection, page. Asked for shown rows only. */
  availability(id: string): Availability
  /** Commands of what is in hand, by id. */
  contexts(): ReadonlyMap<string, Nearness>
  /** Ids worth offering when nothing is typed, the best first. */
  suggested(): readonly string[]
  /** Its shortcut in the notation of the keys, `Mod+S` or `g u`. */
  keys(id: string): string | undefined
  /** Its arguments in order; none when it needs none. `isLinked`: an address opened it. */
  steps(id: string, args: Args, how: { readonly isLinked: boolean }): Promise<readonly Step[]>
  /** What will happen; null when it needs no confirmation. */
  preview(id: string, args: Args): Promise<Preview | null>
  /** Runs it. The palette is closed by then, and does not wait. `secondary` with Ctrl+Enter: in a new tab. */
  run(id: string, args: Args, how: { readonly secondary: boolean }): Promise<void>
  /** The command that Enter would take, as soon as somebody rests on it: what it needs may be fetched ahead. */
  expect?(id: string): void
  /** An address that opens the command filled in, and never runs it. */
  link(id: string, args: Args): string
  /** Records whose id is, or begins with, the text; of one entity, where it is named. */
  findRecords?(text: string, signal: AbortSignal, entity?: string): Promise<readonly FoundRecord[]>
  /** Records of any kind that a text names, typed without a sign before it: by a number, a code or a title. */
  findNamed?(text: string, signal: AbortSignal): Promise<readonly FoundRecord[]>
  /** Records that a text names and that some commands may run on, each with the command. */
  findTargets?(commands: readonly string[], text: string, signal: AbortSignal): Promise<readonly FoundTarget[]>
  /** Opens a record found by `#`. */
  openRecord?(record: FoundRecord, how: { readonly secondary: boolean }): void
  /** Places on the page that fit the text; undefined where the page has none to go to. */
  places?(text: string): readonly Place[] | undefined
  readonly frecency: {
    read(): Frecency
    write(frecency: Frecency): void
  }
  readonly language: () => 'en' | 'zh'
}

/** How the palette is opened: as typed text, or on a command, filled in; it never runs by being opened. */
export interface PaletteRequest {
  readonly text?: string
  readonly command?: { readonly id: string; readonly args: Args }
}
