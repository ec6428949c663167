import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../../support/until'
import type { KilledOffice } from './killed-office'

/** A piece of work that a server is killed in the middle of. */
export interface Piece {
  /** How much of it is done, in whatever it is counted by. */
  done(): Promise<number>
  hasEnded(): Promise<boolean>
  /** What is lost, doubled or half done, once it has ended. */
  faults(): Promise<number>
}

/** A kind of work. */
export interface Ordeal {
  readonly name: string
  /** Has a piece of it begun. */
  begin(office: KilledOffice, round: number): Promise<Piece>
}

/** What a round came to. */
export interface Survived {
  /** From the kill until the work goes on, the server's start included. */
  readonly seconds: number
  readonly faults: number
}

/** The longest that a piece is waited for, in seconds. */
const longest = 180
/** A server is killed at any moment of the first milliseconds, of this number, of what it does. */
const latestKill = 600

/** Begins a piece, kills the server at some moment of it, starts it again, and looks at what has become of the piece. */
export async function survive(office: KilledOffice, ordeal: Ordeal, round: number): Promise<Survived> {
  await office.start()
  const piece = await ordeal.begin(office, round)
  await sleep(Math.random() * latestKill)
  await office.kill()
  const [before, at] = [await piece.done(), performance.now()]
  await office.start()
  await until(`${ordeal.name} to go on`, async () => (await piece.hasEnded()) || (await piece.done()) > before, longest)
  const seconds = (performance.now() - at) / 1000
  await until(`${ordeal.name} to end`, () => piece.hasEnded(), longest)
  return { seconds, faults: await piece.faults() }
}
