import type { Option, Preview, Step } from './palette-model'
import { NO_ROWS, PENDING_ROWS, type Row, type Rows } from './palette-rows'
import type { Found } from './palette-state'
import { fold } from './text-fold'

/** A caption in the account's language. */
export type Caption = (key: string, values?: Readonly<Record<string, unknown>>) => string

/**
 * What may be answered to a step, for what is typed. While nothing is typed the value it begins with is first; a step that
 * may be left out offers that then too, first where it begins with none.
 */
export function stepRows(step: Step, text: string, found: Found | null, caption: Caption): Rows {
  const answers = answersTo(step, text, found, caption)
  if (step.required || text.trim()) return answers
  const skip: Row = { value: '@skip', does: { kind: 'skip' }, title: caption('palette.skip', { what: step.caption }) }
  const initial = answers.rows.filter((row) => row.title === step.initial?.label)
  return { ...answers, rows: [...initial, skip, ...answers.rows.filter((row) => !initial.includes(row))] }
}

/** Go on and cancel, once all arguments are there. Dangerous: cancel is first until the asked text is typed. */
export function confirmRows(preview: Preview | null | undefined, title: string, text: string, caption: Caption): Rows {
  if (preview === undefined) return PENDING_ROWS
  const cancel: Row = { value: '@cancel', does: { kind: 'cancel' }, title: caption('palette.cancel') }
  if (preview && !preview.canRun) return { rows: [cancel], isPending: false }
  const isTyped = preview?.typed === undefined || fold(text).trim() === fold(preview.typed).trim()
  const danger = preview?.danger ?? false
  const confirm: Row = {
    value: '@confirm',
    does: { kind: 'confirm' },
    title: preview?.verb ?? title,
    danger,
    ...(!isTyped && { reason: caption('palette.typeToConfirm', { text: preview?.typed }) }),
  }
  const isReady = preview?.typed !== undefined ? isTyped : !danger
  return { rows: isReady ? [confirm, cancel] : [cancel, confirm], isPending: false }
}

function answersTo(step: Step, text: string, found: Found | null, caption: Caption): Rows {
  switch (step.kind) {
    case 'choice':
      return optionRows(step.options ?? [], text)
    case 'flag':
      return optionRows(step.options ?? yesAndNo(caption), text)
    case 'reference':
      return found && found.text === text ? foundRows(found, caption) : PENDING_ROWS
    case 'instant':
      return withTyped(optionRows(step.presets ?? [], text), step, text)
    case 'text':
    case 'number':
      return withTyped(NO_ROWS, step, text)
    case 'custom':
      return NO_ROWS
  }
}

/**
 * Options of which all words typed are shown, in their label or hint; those that begin with them first. What a row does not
 * show, such as the moment behind "in 7 days", chooses nothing.
 */
function optionRows(options: readonly Option[], text: string): Rows {
  const wanted = fold(text).trim()
  const words = wanted.split(/\s+/).filter(Boolean)
  const fitting = options.filter((option) => {
    const known = fold(`${option.label} ${option.hint ?? ''}`)
    return words.every((word) => known.includes(word))
  })
  const rank = ({ label }: Option): number => (fold(label).startsWith(wanted) ? 0 : 1)
  const rows = fitting
    .map((option, at) => ({ option, at }))
    .sort((a, b) => rank(a.option) - rank(b.option) || a.at - b.at)
  return listed(rows.map(({ option }) => optionRow(option)))
}

function foundRows({ options, failed }: Found, caption: Caption): Rows {
  const rows = listed(options.map(optionRow))
  return failed ? { ...rows, problem: caption('palette.searchFailed') } : rows
}

function withTyped(rows: Rows, step: Step, text: string): Rows {
  if (!text.trim()) return rows
  const parsed = step.parse(text)
  if (!parsed.ok) return rows.rows.length ? rows : { ...rows, problem: parsed.problem }
  const typed: Row = { value: '@typed', does: { kind: 'typed', text }, title: parsed.label ?? text.trim() }
  return listed([typed, ...rows.rows])
}

function listed(rows: readonly Row[]): Rows {
  return { rows: rows.slice(0, 50), isPending: false }
}

function optionRow(option: Option): Row {
  const { value, label, hint } = option
  return {
    value: `=${value}`,
    does: { kind: 'option', option },
    title: label,
    ...(hint !== undefined && { where: hint }),
  }
}

function yesAndNo(caption: Caption): Option[] {
  return [
    { value: 'true', label: caption('palette.yes') },
    { value: 'false', label: caption('palette.no') },
  ]
}
