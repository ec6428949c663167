import type { Services } from '../services'

/** A named piece of background work. */
export interface Work {
  readonly work: string
  /** Runs by itself so often, on one of the servers; else when `jobs.schedule` asks for it. */
  readonly everySeconds?: number
  /** May run more than once for one asking, when a server dies in the middle: it must look before it acts. */
  readonly run: (services: Services, data: unknown) => Promise<void>
}

/** Declares a piece of background work; exported from a file under `src/server/handlers`, it is found by itself. */
export function defineWork<Data>(
  name: string,
  work: { readonly everySeconds?: number; readonly run: (services: Services, data: Data) => Promise<void> },
): Work {
  return { work: name, ...work } as unknown as Work
}
