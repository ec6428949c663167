import { expect, test } from 'vitest'
import { fieldOf } from '../../src/fields/standard-fields'
import { fileOf } from '../../src/schema/names'
import { registry } from '../../src/server/base/declarations'

const places = new Set([...registry.pages.values()].map(fileOf))
const sections = new Set(registry.sections.keys())

test('every page of its own in the browser stands in the folder of a declared page', () => {
  const found = Object.keys(import.meta.glob('/src/client/pages/**/{view,commands}.tsx'))
  const folders = found.map((file) => file.slice('/src/client/pages/'.length, file.lastIndexOf('/')))
  expect(folders.filter((folder) => !places.has(folder))).toEqual([])
})

test('every folder of pages in the browser has the name of a section', () => {
  const found = Object.keys(import.meta.glob('/src/client/pages/**/*.{ts,tsx,css}'))
  const folders = new Set(found.map((file) => file.split('/')[4] ?? ''))
  expect([...folders].filter((folder) => !sections.has(folder))).toEqual([])
})

test('every part of a record in the browser stands in the folder of its entity, by the name of its field', () => {
  const found = Object.keys(
    import.meta.glob(['/src/client/records/*/*.{cell,input}.tsx', '/src/client/records/*/summary.tsx']),
  )
  const strays = found.filter((file) => {
    const [entityName = '', part = ''] = file.split('/').slice(4)
    const entity = registry.entities.get(entityName)
    return !entity || (part !== 'summary.tsx' && !fieldOf(entity, part.split('.')[0] ?? ''))
  })
  expect(found).not.toEqual([])
  expect(strays).toEqual([])
})
