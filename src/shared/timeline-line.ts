import { itemText } from '../fields/choice/item-text'
import { toneOf, type Tone } from '../fields/enum/tone'
import { formatMoney, pickCaption } from '../fields/format'
import type { FormatContext } from '../fields/format-context'

/** What a timeline is made of, in the order of its filter. */
export const timelineKinds = [
  'order',
  'ban',
  'lift',
  'signIn',
  'ticket',
  'report',
  'post',
  'note',
  'message',
  'action',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Something that happened to or by a user: codes and texts of its record, by field name. */
export interface TimelineFact {
  readonly kind: TimelineKind
  readonly data: Readonly<Record<string, unknown>>
}

/** What a line of the timeline says. */
export interface Line {
  readonly title: string
  /** The rest, in parts that stand one after another. */
  readonly parts: readonly string[]
  /** Where the record stands now. */
  readonly state?: State
}

interface State {
  readonly text: string
  /** Undefined where it is neither good nor bad. */
  readonly tone: Tone | undefined
}

type Texts = Pick<FormatContext, 'caption' | 'language'>

/** An event in words, in the reader's language. */
export function lineOf({ kind, data }: TimelineFact, texts: Texts): Line {
  const { title, parts, state } = lines[kind](read(data), texts)
  return { title, parts: parts.filter((part) => part !== undefined), ...(state && { state }) }
}

interface Reader {
  readonly text: (name: string) => string | undefined
  readonly number: (name: string) => number | undefined
  /** A text in several languages; empty where there is none. */
  readonly captions: (name: string) => Readonly<Record<string, string>>
}

interface Draft {
  readonly title: string
  readonly parts: readonly (string | undefined)[]
  readonly state?: State | undefined
}

const lines: Readonly<Record<TimelineKind, (data: Reader, texts: Texts) => Draft>> = {
  order: ({ text, number }, { caption, language }) => ({
    title: caption('timeline.order', { what: text('productName') ?? text('orderNo') ?? '' }),
    parts: [
      number('amount') === undefined ? undefined : formatMoney(number('amount') ?? 0, text('currency'), language),
      code(caption, 'order.kind', text('kind')),
      text('orderNo'),
    ],
    state: stateOf(caption, 'order', text('state')),
  }),
  ban: ({ text }, { caption, language }) => ({
    title: caption('timeline.ban', { scope: code(caption, 'blacklistEntry.scope', text('scope')) ?? '' }),
    parts: [item('userBanReason', text('reasonCode'), language), text('reason')],
    state: stateOf(caption, 'blacklistEntry', text('state')),
  }),
  lift: ({ text }, { caption }) => ({
    title: caption('timeline.lift', { scope: code(caption, 'blacklistEntry.scope', text('scope')) ?? '' }),
    parts: [text('reason'), by(caption, text('by'))],
  }),
  signIn: ({ text, number }, { caption }) => ({
    title: caption('timeline.signIn', {
      device: [text('brand'), text('model')].filter(Boolean).join(' ') || caption('device'),
    }),
    parts: [
      code(caption, 'device.os', text('os')),
      code(caption, 'userLoginRecord.method', text('method')),
      (number('risk') ?? 0) >= riskWorthSaying ? caption('timeline.risk', { risk: number('risk') ?? 0 }) : undefined,
    ],
  }),
  ticket: ({ text }, { caption }) => ({
    title: caption('timeline.ticket', { number: text('number') ?? '' }),
    parts: [code(caption, 'feedback.category', text('category')), text('content')],
    state: stateOf(caption, 'feedback', text('state')),
  }),
  report: ({ text, number }, { caption, language }) => ({
    title: caption('timeline.report', {
      what: code(caption, 'communityReport.targetKind', text('targetKind')) ?? '',
      count: number('reporters') ?? 1,
    }),
    parts: [
      item('communityReportReason', text('reasonCode'), language),
      code(caption, 'communityReport.decision', text('decision')),
    ],
    state: stateOf(caption, 'communityReport', text('state')),
  }),
  post: ({ text }, { caption }) => ({
    title: caption('timeline.post', { kind: code(caption, 'dynamic.kind', text('kind')) ?? '' }),
    parts: [text('text')],
    state: stateOf(caption, 'dynamic', text('state')),
  }),
  note: ({ text }, { caption }) => ({
    title: caption('timeline.note'),
    parts: [text('text'), by(caption, text('by'))],
  }),
  message: ({ text, captions }, { caption, language }) => ({
    title: caption('timeline.message', { title: pickCaption(captions('title'), language) }),
    parts: [text('reason'), by(caption, text('by'))],
    state: {
      text: caption(`timeline.message.${text('status') ?? 'delivered'}`),
      tone: messageTones[text('status') ?? ''],
    },
  }),
  action: ({ text }, { caption }) => ({
    title: actionTitle(caption, text),
    parts: [text('reason'), by(caption, text('by'))],
  }),
}

/** A message that waits to be read is neither good nor bad. */
const messageTones: Readonly<Record<string, Tone>> = { read: 'good', failed: 'bad' }

/** Below this a sign-in is an ordinary one. */
const riskWorthSaying = 40

type CaptionOf = FormatContext['caption']

function read(data: Readonly<Record<string, unknown>>): Reader {
  return {
    text: (name) => {
      const value = data[name]
      return typeof value === 'string' && value !== '' ? value : undefined
    },
    number: (name) => {
      const value = data[name]
      return typeof value === 'number' ? value : undefined
    },
    captions: (name) => {
      const value = data[name]
      return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, string>>) : {}
    },
  }
}

/** The caption of a code; the code itself where it has none. */
function code(caption: CaptionOf, field: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const id = `${field}.${value}`
  const found = caption(id)
  return found === id ? value : found
}

function item(dictionary: string, value: string | undefined, language: string): string | undefined {
  return value && itemText(dictionary, value, language)
}

function by(caption: CaptionOf, name: string | undefined): string | undefined {
  return name && caption('timeline.by', { name })
}

/** A command by its own name; what has none by what was done. */
function actionTitle(caption: CaptionOf, text: Reader['text']): string {
  const command = text('command')
  const named = command && caption(command)
  return named && named !== command ? named : (code(caption, 'auditEntry.kind', text('kind')) ?? text('code') ?? '')
}

/** A ban in force is no good news, whatever else is called active. */
function stateOf(caption: CaptionOf, entity: string, state: string | undefined): State | undefined {
  if (state === undefined) return undefined
  const tone = entity === 'blacklistEntry' ? (state === 'active' ? 'bad' : undefined) : toneOf(state)
  return { text: code(caption, `${entity}.state`, state) ?? state, tone }
}
