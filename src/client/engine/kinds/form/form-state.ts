import { createShape, draftShape } from '../../../../fields/record-shape'
import { problemsOf, type Problem } from '../../../../fields/problems'
import type { Entity } from '../../../../schema/entity'
import { compareVersions, mergeVersions, type MergeField, type Side, type Values } from './merge'
import { isSameValue, storedValue } from '../../parts/same-value'

/** A record as the API gives it: references named, at a version. */
export interface FormRecord {
  readonly id: number
  readonly version: number
  readonly [name: string]: unknown
}

/** A form of one record at one moment. Plain data: each function below answers the next state. */
export interface FormState {
  readonly entity: Entity
  /** The fields that may be written here, in the form's order. */
  readonly names: readonly string[]
  /** Whose values are under the changes; null for a record that is not there yet. */
  readonly record: { readonly id: number; readonly version: number } | null
  readonly base: Values
  readonly values: Values
  /** What the server refused, until the field is changed. */
  readonly refused: readonly Problem[]
  /** Fields that have been left once: only these say what is wrong before the first submit. */
  readonly left: readonly string[]
  /** Submitted once: everything is checked at every change. */
  readonly isStrict: boolean
}

/**
 * A form on a record, or on a new one.
 * @param record what the server holds, or null
 * @param given values to begin a new record with, in addition to the fields' defaults; they count as unsaved
 */
export function beginForm(
  entity: Entity,
  names: readonly string[],
  record: FormRecord | null,
  given: Values = {},
): FormState {
  const base = Object.fromEntries(
    names.map((name) => [name, record ? (record[name] ?? null) : (entity.fields[name]?.default ?? null)]),
  )
  return {
    entity,
    names,
    record: record && { id: record.id, version: record.version },
    base,
    values: { ...base, ...pick(given, names) },
    refused: [],
    left: [],
    isStrict: false,
  }
}

/** One field with another value. What was wrong with it has to be found again. */
export function changeField(state: FormState, name: string, value: unknown): FormState {
  return {
    ...state,
    values: { ...state.values, [name]: value },
    refused: state.refused.filter(({ path }) => rootOf(path) !== name),
  }
}

/** A field that the focus has left: from now on it says what is wrong with it. */
export function leaveField(state: FormState, name: string): FormState {
  return state.left.includes(name) ? state : { ...state, left: [...state.left, name] }
}

/** Submitted: from now on everything says what is wrong with it. */
export function submitForm(state: FormState): FormState {
  return { ...state, isStrict: true, refused: [] }
}

/** With what the server found wrong. */
export function refuseForm(state: FormState, refused: readonly Problem[]): FormState {
  return { ...state, refused }
}

/** The names of the fields that are not as they were, in order. */
export function changedNames({ names, base, values }: FormState): string[] {
  return names.filter((name) => !isSameValue(base[name], values[name]))
}

export function isDirty(state: FormState): boolean {
  return changedNames(state).length > 0
}

/** What a save sends: of a record its id, the version it was read at and the changes alone; of a new one all that is filled. */
export function bodyOf(state: FormState): Record<string, unknown> {
  const names = state.record
    ? changedNames(state)
    : state.names.filter((name) => !isSameValue(state.values[name], null))
  const sent = Object.fromEntries(names.map((name) => [name, storedValue(state.values[name] ?? null)]))
  return state.record ? { ...state.record, ...sent } : sent
}

/** What is in the way of saving, by the rules of the fields. */
export function checkForm(state: FormState): Problem[] {
  const { id: _id, version: _version, ...sent } = bodyOf(state)
  const shape = state.record ? draftShape(state.entity) : createShape(state.entity)
  const parsed = shape.safeParse(sent)
  return parsed.success ? [] : problemsOf(parsed.error)
}

/** What the form shows as wrong now, in the form's order: problems of no field of it come first. */
export function shownProblems(state: FormState): Problem[] {
  const isShown = ({ path }: Problem) =>
    state.isStrict || (state.left.includes(rootOf(path)) && !isSameValue(state.values[rootOf(path)], null))
  const found = state.isStrict || state.left.length > 0 ? checkForm(state).filter(isShown) : []
  const place = ({ path }: Problem) => state.names.indexOf(rootOf(path))
  return [...found, ...state.refused].sort((a, b) => place(a) - place(b))
}

/**
 * After a save: what was sent is now what the server holds; what has been typed since then stays a change.
 * @param sent the values as they were when the save was sent
 */
export function savedForm(
  state: FormState,
  saved: { readonly id: number; readonly version: number },
  sent: Values,
): FormState {
  return {
    ...state,
    record: { id: saved.id, version: saved.version },
    base: sent,
    refused: [],
    left: [],
    isStrict: false,
  }
}

/** The fields in which a newer record differs from what the form began with. */
export function compareForm(state: FormState, newer: FormRecord): MergeField[] {
  return compareVersions(state.names, state.base, state.values, newer)
}

/** The form over a newer record: its version, its values below, and one's own changes as chosen. */
export function mergeForm(state: FormState, newer: FormRecord, choices?: Readonly<Record<string, Side>>): FormState {
  const values = mergeVersions(state.names, state.base, state.values, newer, choices)
  return { ...beginForm(state.entity, state.names, newer), values, isStrict: state.isStrict }
}

/** The field that a problem's path begins with: `title.zh_CN` → `title`. */
export function rootOf(path: string): string {
  return path.split('.')[0] ?? path
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}
