import { areaGroupOf } from '../../../fields/areas/field'
import { majorText } from '../../../fields/currency'
import { itemsOf } from '../../../fields/dictionary-store'
import { formatValue } from '../../../fields/field-types'
import { pickCaption } from '../../../fields/format'
import { currencyOf } from '../../../fields/money/currency-of'
import type { MoneyField } from '../../../fields/money/field'
import { problemText } from '../../../fields/problem-text'
import { problemsOf } from '../../../fields/problems'
import { readText } from '../../../fields/read-text'
import { argumentsShape } from '../../../fields/record-shape'
import type { Field, Fields } from '../../../schema/field'
import type { CommandInfo } from '../../../schema/registry'
import { caption } from '../../base/i18n/i18n'
import type { Preset } from '../parts/own-presets'
import { formatContext } from '../../base/format/use-format'
import type { Option, Parsed, Step } from '../palette'
import { currentLanguage, currentTimezone } from '../../base/settings/settings-store'
import { traitsOf } from '../../../fields/field-traits'
import { dictionaryOf } from '../../../fields/choice/field'
import { argumentCaptionId } from './command-title'
import { areaOptions, referenceOptions } from '../references/reference-options'
import { bindStepField } from './step-field'
import type { ApiRow } from '../parts/target'
import { dayMs } from '../../../schema/time'

/** What an argument is asked for with: what is given already, and the one record that the command is about. */
export interface AskedWith {
  readonly given: unknown
  readonly row: ApiRow | undefined
  /** What is offered first, in place of the usual moments; undefined where nothing of its own is. */
  readonly presets: readonly Preset[] | undefined
}

/** One argument of a command as the palette asks for it. The record's own value of the same field is offered first. */
export function argumentStep(info: CommandInfo, key: string, field: Field, { given, row, presets }: AskedWith): Step {
  const captionId = argumentCaptionId(info, key)
  const kind = traitsOf(field).step
  const start = given ?? field.default ?? ownValue(info, key, field, row)
  const unit = traitsOf(field).isMoney ? currencyOf(field as MoneyField, row) : undefined
  const step: Step = {
    key,
    caption: unit === undefined ? caption(captionId) : `${caption(captionId)} (${unit})`,
    kind,
    required: field.required === true,
    parse: (text) => parseTyped(field, captionId, text, unit),
    ...(kind === 'choice' && { options: choicesOf(field, captionId) }),
    ...(kind === 'instant' && { presets: presetsOf(field, presets) }),
    ...(kind === 'reference' && { search: searchOf(field) }),
    ...(start !== undefined &&
      start !== null && { initial: { value: start, label: labelOf(field, captionId, start, unit) } }),
  }
  return bindStepField(step, field, `${info.id}.${key}`)
}

/** What finds the records that a text may mean: of areas, those of the field's group alone. */
function searchOf(field: Field): NonNullable<Step['search']> {
  const group = areaGroupOf(field)
  const to = String((field as Field & { to?: string }).to)
  return async (text, signal) => (group && areaOptions(group, text)) ?? referenceOptions(to, text, signal)
}

/** The codes of a field in words, or the items of its dictionary that are in use; in the reader's language. */
export function choicesOf(field: Field, captionId: string): Option[] {
  const dictionary = dictionaryOf(field)
  if (dictionary !== undefined)
    return itemsOf(dictionary)
      .filter(({ enabled }) => enabled)
      .map(({ value, name }) => ({ value, label: pickCaption(name, currentLanguage()) }))
  const codes = 'of' in field && Array.isArray(field.of) ? (field.of as string[]) : []
  return codes.map((code) => ({ value: code, label: labelOf(field, captionId, code, undefined) }))
}

/** Reads typed text as sheets are read, by the field's own shape; what is wrong is said in the field's own words. */
function parseTyped(field: Field, captionId: string, text: string, currency: string | undefined): Parsed {
  const value = valueOf(field, captionId, text, currency)
  if (value === null && !field.required) return { ok: true, value }
  const parsed = argumentsShape({ value: { ...field, required: true } } as Fields).safeParse({ value })
  if (!parsed.success) {
    const [problem] = problemsOf(parsed.error)
    return {
      ok: false,
      problem: problem ? problemText(problem, caption(captionId), caption) : caption('error.badRequest'),
    }
  }
  const read = (parsed.data as Readonly<Record<string, unknown>>).value
  return { ok: true, value: read, label: labelOf(field, captionId, read, currency) }
}

/** What is typed, or the value of an option that was chosen: that is a code, an id or a moment. */
function valueOf(field: Field, captionId: string, text: string, currency: string | undefined): unknown {
  if (text === NOTHING) return null
  const { step } = traitsOf(field)
  if (step === 'flag') return text === 'true'
  if (step === 'reference') return Number(text)
  if (step !== 'number' && step !== 'instant') return text
  const read = readText(text.trim(), field, {
    zone: currentTimezone(),
    captionId,
    ...(currency !== undefined && { currency }),
    find: () => [],
    namesOf: (id) => [caption(id)],
  })
  return 'value' in read ? read.value : text
}

/** The value of an option that stands for none. */
const NOTHING = ''

function labelOf(field: Field, captionId: string, value: unknown, currency: string | undefined): string {
  const { step, isMoney } = traitsOf(field)
  if (step === 'flag') return caption(value === true ? 'palette.yes' : 'palette.no')
  // What is typed over is a bare number.
  if (isMoney) return majorText(Number(value), currency ?? '')
  // Nobody types the milliseconds of a film, nor reads them.
  const isOnFilm = 'unit' in field && field.unit === 'milliseconds'
  if (step !== 'choice' && step !== 'instant' && !isOnFilm) return String(value as string | number)
  return formatValue(value, field, { ...formatContext(), captionId })
}

/** What the record holds of a field that the argument is to change. */
function ownValue({ command }: CommandInfo, key: string, field: Field, row: ApiRow | undefined): unknown {
  const own = command.entity?.fields[key]
  const isTyped = ['number', 'text'].includes(traitsOf(field).step)
  return own?.type === field.type && isTyped ? row?.[key] : undefined
}

/** The usual moments of a field of its own kind, else 1, 3, 7 and 30 days from now. */
function presetsOf(field: Field, own: readonly Preset[] | undefined): Option[] {
  if (own) return own.map(({ value, label }) => ({ value: value ?? NOTHING, label }))
  return [1, 3, 7, 30].map((count) => {
    const moment = new Date(Date.now() + count * dayMs).toISOString()
    return {
      value: traitsOf(field).time === 'day' ? moment.slice(0, 10) : moment,
      label: caption('palette.inDays', { count }),
    }
  })
}
