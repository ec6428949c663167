import type { Field, Fields } from '../schema/field'
import type { View } from './view'

export type { View } from './view'

/** How long a view that could not be fetched counts as missing, in milliseconds. */
const retryAfter = 2_000

const loaded = new Map<string, View>()
const loading = new Map<string, Promise<View>>()

/**
 * Loads the view of a type, once. For the browser only. Rejects, with the way out, where it does not export one. What it
 * returns may be given to React's `use`, which reads a view that is there already without suspending.
 */
export function loadView(type: string): Promise<View> {
  const known = loading.get(type)
  if (known) return known
  const promise = load(type)
  loading.set(type, promise)
  // React looks at these two before it waits: https://github.com/reactjs/rfcs/pull/229
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Loads the views of all these fields and of their members, so that cells can be drawn at once. */
export async function loadViews(fields: Iterable<Field>): Promise<void> {
  await Promise.all([...new Set(typesOf(fields))].map(loadView))
}

/** The view of a field, where it is loaded already. */
export function viewOf(field: Field): View | undefined {
  return loaded.get(field.type)
}

function typesOf(fields: Iterable<Field>): string[] {
  return [...fields].flatMap((field) => [field.type, ...('fields' in field ? typesOf(membersOf(field)) : [])])
}

function membersOf(field: Field): readonly Field[] {
  return Object.values((field as Field & { readonly fields: Fields }).fields)
}

async function load(type: string): Promise<View> {
  try {
    const { views } = await import('./all-views')
    const module = views.get(type)
    if (!module) throw new Error(`Field type "${type}": there is no folder src/fields/${type}.`)
    // Each is written for the values of its own type, and is given no others: field and value come from one declaration.
    const view = module.view as unknown as View
    loaded.set(type, view)
    return view
  } catch (error) {
    // A network that failed once may work the next time. Not at once: React draws again what waited, and would ask without end.
    setTimeout(() => loading.delete(type), retryAfter)
    throw error
  }
}
