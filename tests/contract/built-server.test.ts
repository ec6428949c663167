import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../../src/run/support/ensure-built.mjs'

const folder = new URL('../../dist/server/chunks/', import.meta.url)

beforeAll(() => ensureBuilt(), 300_000)

test('no file of the built server imports one that imports it, directly or by others: neither could begin', () => {
  const imports = new Map(
    readdirSync(folder).map((file): [string, string[]] => [
      file,
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^(?:im|ex)port .* from "\.\/([^"]+)";$/gm)].map(
        ([, imported = '']) => imported,
      ),
    ]),
  )
  const reached = (from: string) => {
    const seen = new Set(imports.get(from))
    // A set goes on to what is added to it meanwhile.
    for (const file of seen) for (const imported of imports.get(file) ?? []) seen.add(imported)
    return seen
  }
  expect(Math.max(...[...imports.values()].map(({ length }) => length))).toBeGreaterThan(5)
  expect([...imports.keys()].filter((file) => reached(file).has(file))).toEqual([])
})
