import fc from 'fast-check'
import { z } from 'zod'
import type { Entity } from '../../../src/schema/entity'
import type { Operation } from '../../../src/server/pipeline/operation'
import { hostileNumber, hostileText, hostileValue } from './values'

/** As much of JSON Schema as the calls' shapes come to. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
}

/** Records of test worlds are numbered from 1: most ids are to name one. */
const id = fc.constantFrom(1, 1, 1, 2, 3, 1_000)

/** How often a value is what its shape asks for: most of a body has to be right for the rest of it to be looked at. */
const fitting = 12

/**
 * Bodies for a call, made from the schema that parses it: most of each fits, some of it is of the wrong type, extreme, deep,
 * huge, or named like a prototype. Names of fields come from the entity that the call is about.
 */
export function bodyOf(
  operation: Operation,
  entity: Entity | undefined,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema
  const names = ['id', 'version', 'state', ...Object.keys(entity?.fields ?? {})]
  // What takes any key reads those of the entity's fields.
  const own = new Arbitraries(names)
  return own.object({ ...schema, properties: { ...own.fieldsOf(entity, schema), ...schema.properties } }) as never
}

class Arbitraries {
  private readonly name: fc.Arbitrary<string>

  constructor(names: readonly string[]) {
    this.name = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: hostileText })
  }

  fieldsOf(entity: Entity | undefined, { additionalProperties }: Schema): Record<string, Schema> {
    if (!entity || additionalProperties === false) return {}
    return Object.fromEntries(Object.keys(entity.fields).map((name): [string, Schema] => [name, {}]))
  }

  object({ properties = {}, required = [], additionalProperties = {} }: Schema): fc.Arbitrary<Record<string, unknown>> {
    const members = Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, this.value(name, schema)]),
    )
    const known = fc.record(members, {
      requiredKeys: required.filter((name) => name in members),
      noNullPrototype: true,
    })
    const free =
      additionalProperties === false
        ? fc.oneof(
            { weight: 9, arbitrary: fc.constant({}) },
            { weight: 1, arbitrary: fc.dictionary(hostileText, hostileValue, { maxKeys: 1, noNullPrototype: true }) },
          )
        : fc.dictionary(this.name, this.value('', additionalProperties === true ? {} : additionalProperties), {
            maxKeys: 3,
            noNullPrototype: true,
          })
    return fc.tuple(known, free).map(([one, other]) => ({ ...other, ...one }))
  }

  private value(name: string, schema: Schema): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: fitting, arbitrary: this.proper(name, schema) }, { weight: 1, arbitrary: hostileValue })
  }

  private proper(name: string, schema: Schema): fc.Arbitrary<unknown> {
    if ('const' in schema) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return fc.oneof(...choices.map((choice) => this.proper(name, choice)))
    const [type] = [schema.type].flat()
    switch (type) {
      case 'object':
        return this.object(schema)
      case 'array':
        return schema.prefixItems
          ? fc.tuple(...schema.prefixItems.map((item) => this.value(name, item)))
          : fc.array(this.value(name, schema.items ?? {}), {
              minLength: Math.min(schema.minItems ?? 0, 3),
              maxLength: 3,
            })
      case 'integer':
      case 'number':
        return this.number(name, schema)
      case 'boolean':
        return fc.boolean()
      case 'null':
        return fc.constant(null)
      case 'string':
        return this.text(name, schema)
      default:
        return this.anything()
    }
  }

  private number(name: string, { minimum = 0, maximum = 1_000 }: Schema): fc.Arbitrary<number> {
    if (/(?:^i|I)ds?$/.test(name)) return id
    if (name === 'version') return fc.constantFrom(1, 1, 2)
    const least = Math.max(Math.ceil(minimum), -1_000_000)
    return fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: least, max: Math.max(least, Math.min(maximum, least + 100)) }) },
      { weight: 1, arbitrary: hostileNumber },
    )
  }

  private text(_name: string, { format, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
    if (format === 'date-time') return fc.constantFrom('2026-03-01T00:00:00Z', '2030-01-01T00:00:00.000+08:00')
    if (format === 'date') return fc.constantFrom('2026-03-01', '2030-12-31')
    const least = Math.min(minLength, 200)
    return fc.oneof(
      { weight: 3, arbitrary: this.name },
      { weight: 3, arbitrary: fc.string({ minLength: least, maxLength: Math.max(least, Math.min(maxLength, 40)) }) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('1', '1,2', 'en', 'true', '2026-03-01', 'uploads/2026/01/none.png', '{}', '[]'),
      },
      { weight: 1, arbitrary: hostileText },
    )
  }

  /** What a shape looks at later, if at all: a field's value, or a filter. */
  private anything(): fc.Arbitrary<unknown> {
    const one = fc.oneof(id, fc.constantFrom('1', 'en', true, '2026-03-01'), this.name, hostileText, hostileNumber)
    return fc.oneof(
      { weight: 4, arbitrary: one },
      {
        weight: 4,
        arbitrary: fc.record(
          {
            is: fc.array(one, { minLength: 1, maxLength: 3 }),
            not: fc.array(one, { minLength: 1, maxLength: 3 }),
            contains: fc.oneof(fc.string(), hostileText),
            from: one,
            to: one,
            empty: fc.boolean(),
          },
          { requiredKeys: [], noNullPrototype: true },
        ),
      },
      { weight: 2, arbitrary: fc.constantFrom({ en: 'Text', zh_CN: '文字' }, [1], ['en'], {}) },
      { weight: 1, arbitrary: hostileValue },
    )
  }
}
