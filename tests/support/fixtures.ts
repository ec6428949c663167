import { AREA } from '../../src/fields/areas/field'
import type { Entity, Row } from '../../src/schema/entity'
import type { Field, Fields } from '../../src/schema/field'
import type { Registry } from '../../src/schema/registry'
import type { Records } from '../../src/server/db/records'

/** Makes a record with what the test says of it; required fields that it does not name are filled by plain rule. */
export type Make = <E extends Entity>(entity: E, values?: Partial<Row<E>>) => Promise<Row<E>>

/**
 * A maker of records that are the same in every run: texts are the entity's name with a number, codes the first of
 * their list, and records referred to are made once and shared. Areas are those of people and what they watch.
 */
export function fixtureMaker(registry: Registry, records: () => Records): Make {
  const shared = new Map<string, Promise<number>>()
  let count = 0

  const reference = (name: string, group?: string): Promise<number> => {
    const target = registry.entities.get(name)
    if (!target) throw new Error(`fixtures: there is no entity "${name}".`)
    const key = group === undefined ? name : `${name} ${group}`
    const known =
      shared.get(key) ?? make(target, { ...(group !== undefined && { group }) } as never).then(({ id }) => id)
    shared.set(key, known)
    return known
  }

  const valueOf = async (entity: Entity, name: string, field: Field, number: number): Promise<unknown> => {
    const { type } = field
    const options = field as Field & {
      of?: readonly string[]
      to?: string
      group?: string
      max?: number
      min?: number
      fields?: Fields
    }
    if (type === 'ref') return reference(options.to ?? '', options.group)
    if (type === 'refs' || type === 'images' || type === 'files') return []
    if (type === 'areas') return [-1]
    if (type === 'languages') return ['en']
    if (type === 'enum') return name === 'group' && entity.name === AREA ? 'state' : options.of?.[0]
    if (type === 'enums') return [options.of?.[0]]
    if (type === 'captions') return { zh_CN: `${entity.name}${number}`, en: `${entity.name} ${number}` }
    if (type === 'email') return `${entity.name.toLowerCase()}${number}@iron-man.example`
    if (type === 'string' || type === 'text') return `${name}${number}`.slice(-(options.max ?? 255))
    if (type === 'instant') return '2030-01-01T00:00:00.000Z'
    if (type === 'date') return '2030-01-01'
    if (type === 'json') return {}
    if (type === 'group' || type === 'rows') {
      const members = await filledOf(entity, options.fields ?? {}, number)
      return type === 'rows' ? Array.from({ length: options.min ?? 1 }, () => members) : members
    }
    if (type === 'image' || type === 'file' || type === 'video' || type === 'audio') return `${name}${number}.png`
    if (type === 'bool') return false
    if (type === 'url') return `https://iron-man.example/${number}`
    return Math.min(Math.max(number, options.min ?? number), options.max ?? Infinity)
  }

  const filledOf = async (entity: Entity, fields: Fields, number: number) => {
    const filled: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(fields))
      if (field.required && field.default === undefined) filled[name] = await valueOf(entity, name, field, number)
    return filled
  }

  const make: Make = async (entity, values = {}) => {
    const number = ++count
    const filled: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(entity.fields))
      if (field.required && field.default === undefined && !(name in values))
        filled[name] = await valueOf(entity, name, field, number)
    return records().insert(entity, { ...filled, ...values } as never)
  }
  return make
}
