import { z } from 'zod'
import { OpenApiAnswers } from './openapi-answers'
import type { Operation } from './pipeline/operation'

/**
 * The OpenAPI 3.1 document of every call, made from the same schemas that parse what it is sent and declare what it answers.
 * @param version of the product
 */
export function openApiDocument(operations: readonly Operation[], version: string): object {
  const answers = new OpenApiAnswers(operations)
  const paths: Record<string, Record<string, object>> = {}
  const calls = new Map<string, Operation[]>()
  for (const operation of operations) {
    const key = `${operation.method} ${operation.url}`
    calls.set(key, [...(calls.get(key) ?? []), operation])
  }
  const ids = operationIds(calls)
  for (const [key, sharing] of calls) {
    const [method = '', url = ''] = key.split(' ')
    const described = { operationId: ids.get(key), ...describeCall(sharing, answers) }
    paths[url] = { ...paths[url], [method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Iron Man admin API', version },
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: {
        ...answers.schemas(),
        Envelope: {
          type: 'object',
          required: ['code', 'msg', 'data'],
          properties: {
            code: { type: 'string', examples: ['00000', 'B01', 'A0230'] },
            msg: { type: 'string' },
            data: {},
          },
        },
      },
    },
  }
}

/** The id of each call. One operation may answer several calls: then all after the first are distinguished by their URL. */
function operationIds(calls: ReadonlyMap<string, readonly Operation[]>): ReadonlyMap<string, string> {
  const used = new Set<string>()
  const ids = new Map<string, string>()
  for (const [key, [first]] of calls) {
    const id = first?.id ?? key
    const own = used.has(id) ? `${id}:${key.replace(/\W+/g, '.')}` : id
    used.add(own)
    ids.set(key, own)
  }
  return ids
}

function describeCall(sharing: readonly Operation[], answers: OpenApiAnswers): object {
  const [first] = sharing
  const schemas = sharing.map((operation) => ({ title: operation.id, ...inputSchema(operation) }))
  const input = schemas.length === 1 ? schemas[0] : { anyOf: schemas }
  return {
    tags: [first?.url.split('/')[1]],
    ...(first?.guard === 'anyone' && { security: [] }),
    ...(first?.method === 'GET' || first?.method === 'DELETE'
      ? { parameters: queryParameters(schemas[0] ?? {}, first.url) }
      : { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: {
      200: { description: 'What was asked for', content: answers.contentOf(sharing) },
      default: {
        description: 'Why it was refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
      },
    },
    'x-permissions': sharing.map(({ id, guard }) => ({ id, guard })),
  }
}

function inputSchema({ input }: Operation): Record<string, unknown> {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
}

function queryParameters(schema: Readonly<Record<string, unknown>>, url: string): object[] {
  const properties = (schema.properties ?? {}) as Record<string, object>
  const required = (schema.required ?? []) as string[]
  return Object.entries(properties).map(([name, property]) => {
    const isInPath = url.includes(`{${name}}`)
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.includes(name), schema: property }
  })
}
