import type { ChoiceField } from '../../fields/choice/field'
import { itemsOf } from '../../fields/dictionary-store'
import { pickCaption } from '../../fields/format'
import { argumentsShape } from '../../fields/record-shape'
import { problemsOf } from '../../fields/problems'
import { problemText } from '../../fields/problem-text'
import type { Entity } from '../../schema/entity'
import type { Captions, Field, Fields, Reference } from '../../schema/field'
import type { CommandInfo } from '../../schema/registry'
import { searchReferences } from '../console/search-references'
import { caption, hasCaption } from '../i18n/i18n'
import type { Option, Parsed, Step, StepKind } from '../palette'
import { currentLanguage, currentTimezone } from '../settings/settings-store'
import { readMoment } from '../../fields/typed-time/read-time'
import { argumentCaptionId } from './command-title'
import type { Arguments } from './run-command'
import { bindStepField } from './step-field'
import type { Target } from './target'

/** A command's arguments as the palette asks for them, in order; those already given, e.g. by a link, stand filled in. */
export function commandSteps(info: CommandInfo, given: Arguments): Step[] {
  return Object.entries((info.command.asks ?? {}) as Fields).map(([key, field]) =>
    argumentStep(info, key, field, given[key]),
  )
}

/** The step that picks the record, for a command that has none in hand. */
export function recordStep(info: CommandInfo, key: string): Step {
  const entity = info.command.entity
  return {
    key,
    caption: entity ? caption(entity.name) : '',
    kind: 'reference',
    required: true,
    search: async (text, signal) => (entity ? referenceOptions(entity.name, text, signal) : []),
    parse: (text) =>
      /^\d+$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, problem: caption('palette.pickOne') },
  }
}

/** A picked record as a command's target. */
export function targetOfStep(entity: Entity, id: number): Target {
  return { kind: 'rows', entity, ids: [id], known: [] }
}

function argumentStep(info: CommandInfo, key: string, field: Field, given: unknown): Step {
  const captionId = argumentCaptionId(info, key)
  const start = given ?? field.default
  const step: Step = {
    key,
    caption: caption(captionId),
    kind: kindOf(field),
    required: field.required === true,
    parse: (text) => parseTyped(field, text, caption(captionId)),
    ...('of' in field &&
      Array.isArray(field.of) && {
        options: (field.of as string[]).map((code) => ({ value: code, label: codeCaption(captionId, code) })),
      }),
    ...(field.type === 'choice' && { options: offered(field as ChoiceField) }),
    ...(field.type === 'instant' && { presets: instantPresets() }),
    ...('to' in field && {
      search: (text: string, signal: AbortSignal) => referenceOptions(String(field.to), text, signal),
    }),
    ...(start !== undefined &&
      start !== null && {
        initial: {
          value: start,
          label: typeof start === 'string' ? codeCaption(captionId, start) : String(start as number),
        },
      }),
  }
  return bindStepField(step, field)
}

function kindOf(field: Field): StepKind {
  switch (field.type) {
    case 'choice':
    case 'enum':
      return 'choice'
    case 'bool':
      return 'flag'
    case 'int':
    case 'decimal':
    case 'percent':
      return 'number'
    case 'instant':
      return 'instant'
    case 'ref':
      return 'reference'
    case 'string':
    case 'text':
    case 'email':
    case 'url':
      return 'text'
    default:
      return 'custom'
  }
}

/** Reads typed text by the field's own shape; what is wrong is said in the field's own words. */
function parseTyped(field: Field, text: string, title: string): Parsed {
  const value = readText(field, text)
  const parsed = argumentsShape({ value: { ...field, required: true } } as Fields).safeParse({ value })
  if (parsed.success) return { ok: true, value: (parsed.data as Readonly<Record<string, unknown>>).value }
  const [problem] = problemsOf(parsed.error)
  return { ok: false, problem: problem ? problemText(problem, title, caption) : caption('error.badRequest') }
}

function readText(field: Field, text: string): unknown {
  if (['int', 'decimal', 'percent', 'ref'].includes(field.type)) return text.trim() === '' ? null : Number(text)
  if (field.type === 'bool') return text === 'true' || text === 'yes'
  if (field.type !== 'instant') return text
  const moment = readMoment(text, { zone: currentTimezone(), now: Date.now() })
  return moment === undefined ? text : new Date(moment).toISOString()
}

/** The items of its dictionary that are in use, in the reader's language. */
function offered({ dictionary }: ChoiceField): Option[] {
  return itemsOf(dictionary)
    .filter(({ enabled }) => enabled)
    .map(({ value, name }) => ({ value, label: pickCaption(name, currentLanguage()) }))
}

/** The usual ends of a ban or a schedule, from now: 1, 3, 7 and 30 days. */
function instantPresets(): Option[] {
  return [1, 3, 7, 30].map((count) => ({
    value: new Date(Date.now() + count * 86_400_000).toISOString(),
    label: caption('palette.inDays', { count }),
  }))
}

function codeCaption(captionId: string, code: string): string {
  const id = `${captionId}.${code}`
  return hasCaption(id) ? caption(id) : code
}

async function referenceOptions(entity: string, text: string, signal: AbortSignal): Promise<Option[]> {
  const found = await searchReferences(entity, { search: text, limit: 20 }, signal)
  return found.map((reference) => ({
    value: String(reference.id),
    label: labelText(reference.label),
    hint: hintOf(reference),
  }))
}

function labelText(label: string | Captions): string {
  return typeof label === 'object' ? (label[currentLanguage() === 'zh' ? 'zh_CN' : 'en'] ?? label.en) : String(label)
}

function hintOf(reference: Reference): string {
  const hint = 'hint' in reference ? reference.hint : undefined
  return typeof hint === 'string' || typeof hint === 'number' ? String(hint) : `#${reference.id}`
}
