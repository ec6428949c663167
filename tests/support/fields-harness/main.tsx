import { Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../src/client/base/ui/base.css'
import '../../../src/client/base/ui/tokens.css'
import * as build from '../../../src/fields'
import { FieldFilter, FieldInput } from '../../../src/fields/field-view'
import type { FormatContext } from '../../../src/fields/format-context'
import { ReferenceSearchContext, type ReferenceSearch } from '../../../src/fields/reference-search'
import { UploadContext } from '../../../src/fields/uploads'
import type { Field } from '../../../src/schema/field'
import captions from '../../../locales/en/fields.json'

const texts: Readonly<Record<string, string>> = captions
const people = ['Ann', 'Anton', 'Bob', '小明'].map((label, index) => ({ id: index + 1, label }))

declare global {
  interface Window {
    /** What the search waits for before it answers, where a test holds it back. */
    heldSearch?: Promise<void>
    answerSearch?: () => void
  }
}

const search: ReferenceSearch = async (_entity, { search: text = '', ids }) => {
  await window.heldSearch
  return people.filter(({ id, label }) => (ids ? ids.includes(id) : label.toLowerCase().includes(text.toLowerCase())))
}

const fields: Readonly<Record<string, Field>> = {
  nickname: build.string({ max: 20 }),
  intro: build.richText(),
  age: build.decimal(),
  price: build.money(),
  enabled: build.bool({ default: true }),
  scope: build.oneOf(['login', 'comment']),
  scopes: build.manyOf(['login', 'comment']),
  born: build.date(),
  startsAt: build.instant(),
  length: build.duration(),
  user: build.ref('user'),
  users: build.refs('user'),
  pictures: build.images(),
  cover: build.image(),
  accent: build.color(),
  title: build.captions({ required: true }),
  areas: build.areas({ group: 'state' }),
  spoken: build.languages(),
  link: build.deepLink(),
  data: build.json(),
  minutes: build.group({ critical: build.int({ min: 1, required: true }), high: build.int(), fee: build.money() }),
  ladder: build.rows(
    {
      points: build.int({ min: 1, required: true }),
      measure: build.oneOf(['ban', 'warn'], { default: 'warn' }),
      user: build.ref('user'),
    },
    { max: 4, rising: 'points' },
  ),
  benefits: build.rows({ icon: build.image(), text: build.captions({ required: true }), note: build.text() }),
}

const context: FormatContext = {
  language: 'en',
  zone: 'America/New_York',
  caption: (id, params = {}) => (texts[id] ?? id).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name])),
  row: { currency: 'KWD' },
  fileAddress: () => 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
}

const broken = new Set(['broken.png'])
/** A file of this name is lost the first time it is sent. */
const breaks = (name: string): boolean => broken.delete(name)
const stored = (name: string) => Promise.resolve(`uploads/${name}`)

function Harness() {
  const [values, setValues] = useState<Record<string, unknown>>({ pictures: ['a.png', 'b.png', 'c.png'] })
  const [filters, setFilters] = useState<Record<string, unknown>>({})
  return (
    <>
      {Object.entries(fields).map(([name, field]) => (
        <section key={name} aria-label={name} style={{ padding: 8, width: 420 }}>
          <label htmlFor={name}>{name}</label>
          <FieldInput
            id={name}
            value={values[name] ?? null}
            onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
            field={field}
            context={{ ...context, captionId: name }}
          />
          <output data-testid={name}>{JSON.stringify(values[name] ?? null)}</output>
          <FieldFilter
            id={`${name}-filter`}
            filter={filters[name] as never}
            onChange={(filter) => setFilters((before) => ({ ...before, [name]: filter }))}
            field={field}
            context={context}
          />
          <output data-testid={`${name}-filter`}>{JSON.stringify(filters[name] ?? null)}</output>
        </section>
      ))}
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <ReferenceSearchContext value={search}>
    <UploadContext value={(file) => (breaks(file.name) ? Promise.reject(new Error('Lost')) : stored(file.name))}>
      <Suspense>
        <Harness />
      </Suspense>
    </UploadContext>
  </ReferenceSearchContext>,
)
