import { z } from 'zod'
import { isRaw, type Output } from '../calls/define-call'
import * as menu from '../calls/menu'
import * as records from '../calls/records'
import * as run from '../calls/run'
import * as shared from '../calls/shared'
import type { Operation } from './pipeline/operation'

const at = (name: string) => `#/components/schemas/${name}`

/** The answers of all calls for the OpenAPI document: each shape once, among the components. */
export class OpenApiAnswers {
  readonly #names = new Map<z.ZodType, string>()

  /** @param operations whose answers are described */
  constructor(operations: readonly Operation[]) {
    for (const module of [records, run, menu, shared])
      for (const [name, exported] of Object.entries(module))
        if (exported instanceof z.ZodType) this.#names.set(exported, name)
    for (const { id, output } of operations)
      if (!isRaw(output) && !this.#names.has(output)) this.#names.set(output, `${id}.answer`)
  }

  /** The schemas of all answers, by the names of their components. */
  schemas(): Record<string, object> {
    const registry = z.registry<{ id: string }>()
    for (const [shape, id] of this.#names) registry.add(shape, { id })
    const { schemas } = z.toJSONSchema(registry, { uri: at, io: 'output', unrepresentable: 'any' })
    return Object.fromEntries(
      Object.entries(schemas).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
    )
  }

  /** The bodies of successful answers of operations that share a call, by media type. */
  contentOf(sharing: readonly Pick<Operation, 'output'>[]): Record<string, object> {
    const outputs = [...new Set(sharing.map(({ output }) => output))]
    const media = outputs.filter(isRaw).map((output): [string, object] => [output.media, {}])
    const data = outputs.flatMap((output) => this.#referenceTo(output))
    if (data.length === 0) return Object.fromEntries(media)
    const schema = {
      allOf: [
        { $ref: at('Envelope') },
        { type: 'object', properties: { data: data.length === 1 ? data[0] : { anyOf: data } } },
      ],
    }
    return Object.fromEntries([['application/json', { schema }], ...media])
  }

  #referenceTo(output: Output): object[] {
    const name = isRaw(output) ? undefined : this.#names.get(output)
    return name === undefined ? [] : [{ $ref: at(name) }]
  }
}
