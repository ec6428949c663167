import { z } from 'zod'
import { recordsAnswer } from '../../calls/run'
import { written } from '../../calls/shared'
import { moveFrom, type Entity } from '../../schema/entity'
import { workOf } from './standard-handlers'
import type { CommandInfo, Registry } from '../../schema/registry'
import { holds } from '../access/account'
import { badField, notPermitted } from '../base/errors'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import { parseOrRefuse } from '../pipeline/problems'
import { ineligible } from './eligibility'
import { inOwnWords } from './own-words'
import { partialArguments, unlessMissing } from './missing-arguments'

type Body = Readonly<Record<string, unknown>>

/** A command of a call that several share, with the operation that runs it. */
interface Choice {
  readonly info: CommandInfo
  readonly operation: Operation
}

/**
 * The calls that switch something, for callers who name no command: where commands that take each other back share a call, what
 * the body says is done, the state to come to or on and off; where it says nothing, what the record can take now.
 */
export function switchOperations(registry: Registry, commands: readonly Operation[]): Operation[] {
  const byCall = new Map<string, Choice[]>()
  for (const operation of commands) {
    const info = registry.commands.get(operation.command?.id ?? '')
    if (!info?.command.entity || info.command.on === 'page') continue
    const key = `${operation.method} ${operation.url} ${info.command.entity.name}`
    byCall.set(key, [...(byCall.get(key) ?? []), { info, operation }])
  }
  return [...byCall.values()].filter(takeEachOtherBack).map(switchOperation)
}

function takeEachOtherBack(choices: readonly Choice[]): boolean {
  return choices.some(({ info }) =>
    choices.some((other) => other.info.page === info.page && info.command.inverse === other.info.name),
  )
}

const selectionShape = z.looseObject({
  id: z.coerce.number('error.notNumber').int('error.notWhole').optional(),
  ids: z.array(z.coerce.number('error.notNumber').int('error.notWhole')).min(1).max(1000, 'error.tooMany').optional(),
})

function switchOperation(choices: readonly Choice[]): Operation {
  const [{ operation: first, info }] = choices as [Choice]
  const entity = info.command.entity as Entity
  return defineOperation({
    id: `${entity.name}.${first.url.split('/').at(-1)}`,
    method: first.method,
    url: first.url,
    guard: { anyOf: [...new Set(choices.map((choice) => choice.info.permission))] },
    input: selectionShape,
    output: z.union([recordsAnswer, written({ answers: z.array(recordsAnswer) })]),
    reword: (body) => inOwnWords(entity, {}, body),
    ...(first.audit && { audit: first.audit }),
    run: async (context, { id, ids, ...body }) => {
      const asked = ids ?? (id === undefined ? [] : [id])
      if (asked.length === 0) throw badField('id', 'error.required')
      const own = choices.filter((choice) => holds(context.account, choice.info.permission))
      if (own.length === 0) throw notPermitted(info.permission)
      const chosen = new Map<Choice, number[]>()
      for (const each of asked) {
        const choice = await choose(context, own, await context.records.get(entity, each), body)
        chosen.set(choice, [...(chosen.get(choice) ?? []), each])
      }
      const answers: unknown[] = []
      for (const [choice, of] of chosen) answers.push(await run(context, choice, of, body))
      return answers.length === 1 ? answers[0] : { answers }
    },
  })
}

/** The words of a body that say which way a switch is to go. */
const words = ['enabled', 'enable', 'status', 'state', 'operation', 'operate', 'type', 'action'] as const

/** @throws A0400 where a word of the body means none of the choices: what it asks for is not guessed */
async function choose(context: Context, choices: readonly Choice[], row: Body, body: Body): Promise<Choice> {
  const word = words.find(
    (each) => isGiven(body[each]) && !choices.some(({ info }) => each in (info.command.asks ?? {})),
  )
  if (word === undefined) return (await firstAble(context, choices, row, body)) ?? choices[0]!
  const said = choices.filter((choice) => says(choice, row, body[word]))
  if (said.length === 0) throw badField(word, 'error.notChoice')
  return (await firstAble(context, said, row, body)) ?? said[0]!
}

function isGiven(word: unknown): boolean {
  return word !== undefined && word !== null && word !== ''
}

/** Whether a word means a command: its name, the state that it leads to, or on and off. */
function says({ info }: Choice, row: Body, word: unknown): boolean {
  const { entity, sends } = info.command
  const isOn = word === true || word === 1 || word === '1' || word === 'true'
  const isOff = word === false || word === 0 || word === '0' || word === 'false'
  if (isOn || isOff)
    return sends && 'enabled' in sends ? sends.enabled === isOn : info.name === (isOn ? 'enable' : 'disable')
  return word === info.name || (entity !== undefined && moveFrom(entity, String(row.state), info.name) === word)
}

async function firstAble(context: Context, choices: readonly Choice[], row: Body, body: Body) {
  for (const choice of choices) {
    const handler = workOf(choice.info)
    const asks = Object.keys(choice.info.command.asks ?? {})
    const given = Object.fromEntries(asks.map((name) => [name, body[name] ?? null]))
    const args = partialArguments(
      given,
      asks.filter((name) => body[name] === undefined),
    )
    const reason = handler && (await unlessMissing(() => ineligible(context, choice.info, handler, row, args)))
    if (!reason) return choice
  }
  return undefined
}

/** Runs a command with what of the body it asks for. */
function run(context: Context, { info, operation }: Choice, ids: readonly number[], body: Body): Promise<unknown> {
  const own = ['confirmed', 'typedCount', 'dryRun', ...Object.keys(info.command.asks ?? {})]
  const args = Object.fromEntries(Object.entries(body).filter(([name]) => own.includes(name)))
  const input = { ...args, ...info.command.sends, ids: [...ids] }
  const shape = body.dryRun === true ? (operation.dryInput ?? operation.input) : operation.input
  return operation.run!(context, parseOrRefuse(shape, operation.reword?.(input) ?? input))
}
