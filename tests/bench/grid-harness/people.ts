import type { BlockAnswer, BlockRequest, FetchBlock } from '../../../src/client/engine/grid/row-window'
import type { GridSort } from '../../../src/client/engine/grid/grid-types'

/** A made-up account, wholly determined by its id. */
export interface Person {
  readonly id: number
  readonly name: string
  readonly state: 'normal' | 'banned' | 'risky'
  readonly country: string
  readonly coins: number
  readonly registeredAt: string
}

const names = [
  'Ana',
  'Bao',
  'Chen',
  'Dewi',
  'Elif',
  'Fatima',
  'Goro',
  'Hadi',
  'Inés',
  '静怡',
  'Kai',
  'Lina',
  'Mei',
  '子涵',
]
const countries = ['CN', 'US', 'ID', 'MX', 'AE', 'TH', 'BR', 'JP']
const states = ['normal', 'normal', 'normal', 'normal', 'risky', 'banned'] as const
const idOfFirst = 1_000_001

/** The person that is at a place of the unsorted list. */
export function personAt(place: number): Person {
  const mixed = (Math.imul(place + 1, 2654435761) >>> 0) % 1_000_003
  return {
    id: idOfFirst + place,
    name: `${names[mixed % names.length] ?? ''} ${mixed % 9973}`,
    state: states[mixed % states.length] ?? 'normal',
    country: countries[(mixed >>> 3) % countries.length] ?? '',
    coins: mixed * 7,
    registeredAt: new Date(1_700_000_000_000 + mixed * 31_000).toISOString(),
  }
}

/** What a test may do to the pretended server. */
export interface Server {
  /** Rows that match. */
  total: number
  /** Until it answers, ms. */
  delay: number
  failing: boolean
  /** Offsets asked for, in order. */
  readonly asked: number[]
}

export const server: Server = { total: 1_000_000, delay: 0, failing: false, asked: [] }

/** Answers like the list call of the API. Only the order of ids can be turned; that is sort enough for a test. */
export function fetchPeople(sort: readonly GridSort[]): FetchBlock<Person> {
  return async ({ offset, size, signal }: BlockRequest<Person>): Promise<BlockAnswer<Person>> => {
    server.asked.push(offset)
    if (server.delay > 0) await sleep(server.delay, signal)
    if (server.failing) throw new Error('The server is down')
    const { total } = server
    const length = Math.max(0, Math.min(size, total - offset))
    const rows = Array.from({ length }, (_, index) => personAt(placeOf(offset + index, sort)))
    return { rows, total, estimated: false }
  }
}

/** Where a person is under a sort. */
export async function locatePerson(id: number | string, sort: readonly GridSort[]): Promise<number | null> {
  const place = Number(id) - idOfFirst
  if (!(place >= 0 && place < server.total)) return null
  return placeOf(place, sort)
}

function placeOf(index: number, sort: readonly GridSort[]): number {
  return sort[0]?.descending ? server.total - 1 - index : index
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('Aborted', 'AbortError'))
    })
  })
}
