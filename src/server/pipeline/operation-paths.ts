import type { Operation } from './operation'

/** What a call asks for: the operations that share its method and path, and what the path says where they have parameters. */
export interface FoundOperations {
  readonly candidates: readonly [Operation, ...Operation[]]
  readonly params: Readonly<Record<string, string>>
}

const parameter = /^\{(\w+)\}$/

/**
 * The operations of an API by method and path. There are some four thousand paths: a router with a route for each takes
 * half a second of every start to set up, and almost all of them are fixed texts.
 */
export class OperationPaths {
  readonly #operations = new Map<string, [Operation, ...Operation[]]>()
  /** The places of parameters among the segments of a path: of `/user/backend/blacklist/delete/{id}`, `[5]`. */
  readonly #places = new Map<string, readonly number[]>([['', []]])

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) {
      const segments = operation.url.split('/')
      const places = segments.flatMap((segment, at) => (parameter.test(segment) ? [at] : []))
      this.#places.set(places.join(), places)
      const key = keyOf(operation.method, segments, places)
      const others = this.#operations.get(key)
      if (others) others.push(operation)
      else this.#operations.set(key, [operation])
    }
  }

  /** The beginnings of its paths, service and part: `/user/backend`. */
  get prefixes(): readonly string[] {
    const all = [...this.#operations.values()].map(([{ url }]) => {
      const segments = url.split('/')
      // A path of two parts, `/api/translate`, is below its first.
      return segments.slice(0, Math.min(3, segments.length - 1)).join('/')
    })
    return [...new Set(all)]
  }

  /** @param path as it was called, without what follows `?`; a fixed path goes before one with parameters */
  find(method: string, path: string): FoundOperations | undefined {
    const segments = path.split('/')
    for (const places of this.#places.values()) {
      const candidates = this.#operations.get(keyOf(method, segments, places))
      if (candidates) return { candidates, params: paramsOf(candidates[0], segments, places) }
    }
    return undefined
  }
}

function keyOf(method: string, segments: readonly string[], places: readonly number[]): string {
  const path = places.length === 0 ? segments : segments.map((segment, at) => (places.includes(at) ? '{}' : segment))
  return `${method} ${path.join('/')}`
}

function paramsOf({ url }: Operation, segments: readonly string[], places: readonly number[]): Record<string, string> {
  const names = url.split('/')
  return Object.fromEntries(
    places.map((at) => [parameter.exec(names[at] ?? '')?.[1] ?? '', decodeURIComponent(segments[at] ?? '')]),
  )
}
