import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../../src/run/support/ensure-built.mjs'
import { importedFiles } from '../support/imported-files'

const folder = 'dist/server/chunks'

beforeAll(() => ensureBuilt(), 300_000)

test('no file of the built server imports one that imports it, directly or by others: neither could begin', () => {
  const files = readdirSync(folder).map((file) => join(folder, file))
  expect(importedFiles(files).size).toBeGreaterThan(5)
  expect(files.filter((file) => importedFiles([file]).has(file))).toEqual([])
})
