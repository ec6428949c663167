import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deepLink, int, ref, rows } from '../../../src/fields'
import { FieldCell } from '../../../src/fields/field-view'
import { loadViews } from '../../../src/fields/field-views'

const context = { language: 'en', zone: 'UTC', caption: (id: string) => id }
const titles = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ content: { id: at + 1, label: `Title ${at + 1}` } }))

test('a list of records is read by their names, and of many by the first', async () => {
  await loadViews()
  const field = rows({ content: ref('contentItem', { required: true }) })
  const shown = (count: number) =>
    renderToStaticMarkup(<FieldCell value={titles(count)} field={field} context={context} />)
  expect(shown(3)).toBe('Title 1, Title 2, Title 3')
  expect(shown(9)).toBe('Title 1, Title 2, Title 3, Title 4 +5')
})

test('a list of links is read as each of them is, and one of numbers as it was', async () => {
  await loadViews()
  const links = rows({ target: deepLink({ required: true }) })
  const value = [
    { target: { type: 'DRAMA', target: '7', title: 'Rain' } },
    { target: { type: 'OUTER_URL', target: 'https://example.com' } },
  ]
  expect(renderToStaticMarkup(<FieldCell value={value} field={links} context={context} />)).toBe(
    'field.deepLink.DRAMA · Rain, field.deepLink.OUTER_URL · https://example.com',
  )
  const days = rows({ day: int() })
  expect(renderToStaticMarkup(<FieldCell value={[{ day: 1 }, { day: 7 }]} field={days} context={context} />)).toBe(
    '1, 7',
  )
})
