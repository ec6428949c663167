import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogEvent } from 'kysely'

/** A query that a call ran: its text without its values, which may be anybody's, and how long it took. */
export interface LoggedQuery {
  readonly sql: string
  readonly milliseconds: number
  readonly failed: boolean
}

const running = new AsyncLocalStorage<LoggedQuery[]>()

/** Takes down a query for the call that runs it, where that call is looked into. */
export function noteQuery({ level, query, queryDurationMillis }: LogEvent): void {
  running.getStore()?.push({ sql: query.sql, milliseconds: queryDurationMillis, failed: level === 'error' })
}

/** Does something and takes down the queries that it runs, those of what fails too. */
export function withQueryLog<Result>(log: LoggedQuery[], work: () => Promise<Result>): Promise<Result> {
  return running.run(log, work)
}
