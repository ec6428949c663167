import { expect } from 'vitest'
import type { Entity, Row } from '../../../src/schema/entity'
import type { SpecifiedCall } from '../../../src/schema/specified-calls'
import { Records } from '../../../src/server/db/records'
import { plainClient, type PlainCall, type PlainClient } from '../plain-client'
import type { Envelope } from '../caller'
import type { Staff, TestApp } from '../test-app'

/** What the calls are made to, and what those before have left behind. */
export interface World {
  readonly app: TestApp
  /** Whose rights pass every check. */
  readonly owner: Staff
  /** A client that sends the token of `owner` and nothing else. */
  readonly call: PlainClient
  /** Keeps the id of a record, or a text such as a token, under a name that later steps ask for. */
  keep(name: string, value: number | string): void
  id(name: string): number
  text(name: string): string
  /** A record as it is stored; undefined where there is none. */
  stored<E extends Entity>(entity: E, id: number): Promise<Row<E> | undefined>
}

/** A call of the specification as its clients make it, and what has to be true of its answer and of the world after. */
export interface Step {
  readonly call: SpecifiedCall
  /** What is in the address: `?menuId=4`, or what takes the place of `{id}`. */
  readonly at?: (world: World) => string | number
  readonly sends?: (world: World) => object | Promise<object>
  /** Who calls, where it is not the owner. */
  readonly as?: (world: World) => { readonly token: string }
  readonly holds: (answer: Envelope<never>, world: World) => Promise<void> | void
  /** Answers something else than an envelope. */
  readonly isRaw?: true
}

/** A world in which nothing but what these tests make is there. */
export function createWorld(app: TestApp, owner: Staff): World {
  const kept = new Map<string, number | string>()
  const find = (name: string) => {
    const value = kept.get(name)
    if (value === undefined) throw new Error(`No step before has kept "${name}".`)
    return value
  }
  return {
    app,
    owner,
    call: plainClient(app, owner),
    keep: (name, value) => void kept.set(name, value),
    id: (name) => Number(find(name)),
    text: (name) => String(find(name)),
    stored: (entity, id) => new Records(app.db, null, new Date()).find(entity, id),
  }
}

/** Makes the call of a step, and checks what came of it. */
export async function take(world: World, { call, at, sends, as, holds, isRaw }: Step): Promise<void> {
  const path = call.replace(/\?.*$/, '')
  const place = at?.(world)
  const address = path.includes('{id}') ? path.replace('{id}', String(place)) : `${path}${place ?? ''}`
  const body = await sends?.(world)
  const client = as ? plainClient(world.app, as(world)) : world.call
  const answer = isRaw
    ? await rawAnswer(world, address as PlainCall, body)
    : await client<never>(address as PlainCall, body)
  if (answer.code !== '00000') expect.fail(`${address} answered ${JSON.stringify(answer)}`)
  await holds(answer, world)
}

/** The text of a file that a call answers, as the data of an envelope. */
async function rawAnswer({ app, owner }: World, call: PlainCall, body: object | undefined): Promise<Envelope<never>> {
  const [method, url = ''] = call.split(' ') as ['GET' | 'POST', string]
  const headers = { token: owner.token }
  const reply = await app.http.inject({ method, url, headers, ...(body && { payload: body }) })
  if (reply.statusCode !== 200) return reply.json<Envelope<never>>()
  return { code: '00000', msg: '', data: reply.body as never }
}
