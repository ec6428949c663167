import type { Services } from '../base/services'
import type { Lane } from './lanes'

/** A named piece of background work. */
export interface Work {
  readonly work: string
  /** Whose turn it waits for, and how long one piece of it may take. */
  readonly lane: Lane
  /** Runs by itself this often, on one of the servers; else when `jobs.schedule` asks for it. */
  readonly everySeconds?: number
  /** Takes one place of its lane at most on each server, however much of it is asked for: nothing else waits for it. */
  readonly oneAtATime?: boolean
  /** It ends by itself when its signal aborts; any other work is refused its next statement. */
  readonly stopsItself?: boolean
  /** May run more than once for one asking, when a server dies in the middle: it must look before it acts. */
  readonly run: (services: Services, data: unknown, signal?: AbortSignal) => Promise<void>
}

type Declared<Data> = Pick<Work, 'lane' | 'everySeconds' | 'oneAtATime'> & (Stopped<Data> | StopsItself<Data>)

/** When its lane's time is over or the server stops it is refused its next statement, and run again later. */
interface Stopped<Data> {
  readonly stopsItself?: never
  readonly run: (services: Services, data: Data) => Promise<void>
}

/** It has told somebody outside what it must still write down, or ends better at a place of its own. */
interface StopsItself<Data> {
  readonly stopsItself: true
  /**
   * Does it. When the signal aborts it ends between two steps, and is run again later. What goes on regardless is refused
   * the database a little later.
   */
  readonly run: (services: Services, data: Data, signal: AbortSignal) => Promise<void>
}

/** Declares a piece of background work; exported from a file under `src/server/domain`, it is found by itself. */
export function defineWork<Data>(name: string, { run, ...rest }: Declared<Data>): Work {
  return { work: name, ...rest, run: (services, data, signal = unending()) => run(services, data as Data, signal) }
}

function unending(): AbortSignal {
  return new AbortController().signal
}
