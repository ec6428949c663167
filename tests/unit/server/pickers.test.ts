import { expect, test } from 'vitest'
import { CONTENT_TYPES, type DeepLinkField } from '../../../src/fields/deepLink/field'
import { entityOf } from '../../../src/fields/deepLink/target'
import { registry } from '../../../src/server/base/declarations'
import { optionsOperations } from '../../../src/server/operations/options'

/** Pages with what their records link to, by the entity linked to. */
const links = [...registry.pages.values()].flatMap(({ id, permission, page }) => {
  if (page.access !== undefined) return []
  const fields = Object.values(page.entity?.fields ?? {}).filter(({ type }) => type === 'deepLink')
  const linked = fields.flatMap((field) =>
    ((field as DeepLinkField).of ?? CONTENT_TYPES).flatMap((type) => entityOf(type) ?? []),
  )
  return [...new Set(linked)].map((entity) => ({ id, permission, entity }))
})

test('whoever may open a page picks what its links lead to, be it from records of pages closed to them', () => {
  expect(links.map(({ id, entity }) => `${id} ${entity}`)).toContain('service-manage.update-push short')
  const closed = links.filter(({ permission, entity }) => {
    const [options] = optionsOperations(registry, registry.entities.get(entity)!)
    const guard = options?.guard
    return !(typeof guard === 'object' && 'anyOf' in guard && guard.anyOf.includes(permission))
  })
  expect(closed).toEqual([])
})
