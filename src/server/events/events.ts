import type { Captions } from '../../schema/field'
import type { Change } from '../db/records'

export interface Frozen {
  readonly count: number
  readonly of: number
}

/** What signed-in browsers are notified of, by kind. */
export type ServerEvent =
  | {
      readonly kind: 'record'
      readonly entity: string
      readonly ids: readonly number[]
      /** The version that each has at least, in the order of the ids; null where it is not known. */
      readonly versions?: readonly (number | null)[]
    }
  | {
      readonly kind: 'job'
      readonly account: number
      readonly job: 'batchJob' | 'exportTask'
      readonly id: number
      readonly state: string
      readonly progress: number
      /** While it takes down which records it is to change: how many so far, of about how many. */
      readonly frozen?: Frozen
    }
  | { readonly kind: 'notice'; readonly account: number; readonly title: Captions; readonly link: string | null }
  /** A dictionary, an area or a country has changed: forms and lists are drawn from them. */
  | { readonly kind: 'dictionaries' }
  /** Demo data is coming in behind, stands, or could not be made: how many of how many records are there. */
  | {
      readonly kind: 'filling'
      readonly state: 'planned' | 'begun' | 'failed' | 'complete'
      readonly loaded?: number
      readonly size?: number
    }
  /** What servers and browsers keep for a while is out of date: somebody said so. */
  | { readonly kind: 'caches'; readonly caches: readonly string[] }
  | { readonly kind: 'permission'; readonly accounts: readonly number[] | 'all' }
  /** Some events were lost on their way: whoever shows something reads it again. */
  | { readonly kind: 'missed' }

/** The event bus: between calls and jobs of this server, and by way of the database between servers. */
export interface Events {
  publish(event: ServerEvent): void
  /** Tells of records that a call has changed, once it is committed. */
  changed(changes: readonly Change[]): void
  /** Calls back for each event from any server; returns how to stop. */
  subscribe(listener: (event: ServerEvent) => void): () => void
  /** Aborts when the server shuts down: open event streams end with it. */
  readonly stopping: AbortSignal
  /** Ends all streams with a word. Call it before waiting for open connections. */
  endStreams(): void
  /** Ends the link to other servers too: what is published afterwards reaches none of them. */
  stop(): Promise<void>
}
