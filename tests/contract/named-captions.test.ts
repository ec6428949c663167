import { expect, test } from 'vitest'
import { registry } from '../../src/server/base/declarations'

const code = import.meta.glob<string>('/src/**/*.{ts,tsx}', { eager: true, import: 'default', query: '?raw' })
const files = import.meta.glob<Record<string, string>>('/locales/en/*.json', { eager: true, import: 'default' })
const captions = Object.values(files).flatMap((texts) => Object.keys(texts))
/** Names of files begin like captions. */
const fileName = /\.(json|csv|xlsx|png|svg|ts)$/

/** What begins a caption: a section, as in `live-manage.whyUnpaid.frozen`, or errors, which every section uses. */
const beginnings = new Set([...registry.sections.keys(), 'error'])

test('code names no caption that is not there', () => {
  const known = new Set([...captions, ...registry.pages.keys(), ...registry.commands.keys()])
  const isKnown = (id: string) =>
    known.has(id) || captions.some((caption) => caption.startsWith(`${id}.`) || caption.startsWith(`${id}_`))
  // What follows `id: ` names a binding of keys.
  const named = Object.entries(code).flatMap(([file, text]) =>
    [...text.matchAll(/(?<!\bid: )'([a-z][\w-]*(?:\.[\w-]+)+)'/g)].map(([, id = '']) => ({ file, id })),
  )
  const own = named.filter(({ id }) => beginnings.has(id.split('.')[0] ?? '') && !fileName.test(id))
  expect(own.length).toBeGreaterThan(500)
  expect(own.filter(({ id }) => !isKnown(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([])
})
