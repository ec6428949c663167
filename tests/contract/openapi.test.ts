import { expect, it } from 'vitest'
import { version } from '../../package.json'
import { allOperations } from '../../src/server/all-operations'
import { registry } from '../../src/server/base/declarations'
import { openApiDocument } from '../../src/server/openapi'

const operations = allOperations(registry)
const text = JSON.stringify(openApiDocument(operations, version))
const document = JSON.parse(text) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

interface Described {
  readonly operationId: string
  readonly responses: Readonly<Record<string, { readonly content: object }>>
}

const described = Object.values(document.paths).flatMap((path) => Object.values(path))

it('the API document says what each call answers', () => {
  const silent = described.filter(({ responses }) => Object.keys(responses['200']?.content ?? {}).length === 0)
  expect(silent.map(({ operationId }) => operationId)).toEqual([])
})

it('the API document refers to nothing that it does not hold', () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
  const known = new Set(Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`))
  expect([...new Set(references)].filter((reference) => !known.has(reference ?? ''))).toEqual([])
})

it('the API document names components as the specification allows', () => {
  expect(Object.keys(document.components.schemas).filter((name) => !/^[\w.-]+$/.test(name))).toEqual([])
})

it('the API document gives every call an id of its own', () => {
  const ids = described.map(({ operationId }) => operationId)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})
