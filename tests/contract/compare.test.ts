import { expect, test } from 'vitest'
import { isListing } from '../../src/schema/page'
import { registry } from '../../src/server/base/declarations'

const queues = [...registry.pages.values()].flatMap(({ id, page }) =>
  isListing(page) && page.compare ? [[id, page.entity, page.compare] as const] : [],
)

test('crawled stars are laid beside ours', () => {
  expect(queues.map(([id]) => id)).toContain('crawler-manage.star-info')
})

test.each(queues)('what a case of %s is laid beside says the same of the same sort', (_id, own, { entity, fields }) => {
  const sortOf = (field: object | undefined) => ({
    type: field && 'type' in field ? field.type : '',
    of: field && 'of' in field ? field.of : '',
    to: field && 'to' in field ? field.to : '',
  })
  for (const [theirs, mine] of Object.entries(fields))
    expect([theirs, sortOf(own.fields[String(mine)])]).toEqual([theirs, sortOf(entity.fields[theirs])])
})

test.each(queues)('who cannot say what it takes of a case of %s keeps its record as it is', (id, _own, { applies }) => {
  const asked = registry.commands.get(`${id}.${applies.command}`)?.command.asks?.[applies.fields]
  expect(asked?.required).toBe(true)
})
