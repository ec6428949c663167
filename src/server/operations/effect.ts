import { formatMoney, formatNumber } from '../../fields/format'
import { moveFrom, type Entity } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { caption } from '../base/captions'
import type { Context } from '../pipeline/operation'

/** One thing that a command would do to a record. */
export interface Effect {
  /** The caption id of what it says; `{{amount}}` in it stands for the figure. */
  readonly caption: string
  /** What it names, which may itself be a caption. */
  readonly params?: Readonly<Record<string, string | number>>
  /** The figure; of several records to which the same is done it is added up. */
  readonly amount?: number
  /** The currency in whose minor units the figure is money; a plain number where left out. Never added to one in another. */
  readonly currency?: string | null
  /** It tells in which state the record is afterwards, in place of what the declared move says. */
  readonly isState?: true
}

/** The most that is told of several records, what is done to most of them first. */
const mostLines = 6

/** That a record is in a state afterwards. */
export function becomes(entity: Entity, state: string): Effect {
  return { caption: 'effect.becomes', params: { state: `${entity.name}.state.${state}` }, isState: true }
}

/** That nothing is done until another account agrees. */
export const waitsForSecond: Effect = { caption: 'effect.second' }

/** That it is approved once, and goes on waiting for another account. */
export const firstOfTwo: Effect = { caption: 'effect.firstOfTwo', isState: true }

/** What the declaration of a command says that becomes of a record in a state. */
export function declaredEffects({ command, name }: CommandInfo, state: unknown): readonly Effect[] {
  const { entity, does } = command
  if (!entity || typeof state !== 'string' || does?.kind !== 'move') return []
  const next = moveFrom(entity, state, name)
  return next === undefined ? [] : [becomes(entity, next)]
}

/** What its handler tells of a record, with what its declaration does where the handler is silent about the state. */
export function withDeclared(told: readonly Effect[], declared: readonly Effect[]): readonly Effect[] {
  return told.some(({ isState }) => isState) ? told : [...declared, ...told]
}

/**
 * What would be done, in the reader's words: of one record each thing in its order; of several how many each thing is done to,
 * with the sum of its figures.
 * @param effects of each record, or of a number of them alike
 */
export function effectLines(
  { language }: Pick<Context, 'language'>,
  effects: readonly { readonly of: readonly Effect[]; readonly count: number }[],
): string[] {
  const found = new Map<string, Effect & { readonly count: number }>()
  for (const { of, count } of effects)
    for (const effect of of) {
      const key = JSON.stringify([effect.caption, effect.params, effect.currency])
      const known = found.get(key)
      const amount = effect.amount === undefined ? {} : { amount: effect.amount + (known?.amount ?? 0) }
      found.set(key, { ...effect, ...amount, count: count + (known?.count ?? 0) })
    }
  const total = effects.reduce((sum, { count }) => sum + count, 0)
  const text = ({ caption: id, params = {}, amount, currency }: Effect) => {
    const named = Object.entries(params).map(([name, value]): [string, string] => [
      name,
      typeof value === 'number' ? formatNumber(value, language) : caption(language, value),
    ])
    return caption(language, id, {
      ...Object.fromEntries(named),
      ...(amount !== undefined && {
        amount: currency === undefined ? formatNumber(amount, language) : formatMoney(amount, currency ?? '', language),
      }),
    })
  }
  if (total <= 1) return [...found.values()].map(text)
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, mostLines)
    .map((effect) => caption(language, 'effect.ofSeveral', { count: effect.count, text: text(effect) }))
}
