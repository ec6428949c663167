import { expect, test } from 'vitest'
import { labelFields, type Entity } from '../../src/schema/entity'
import { registry } from '../../src/server/base/declarations'

/** Records that are a text themselves: there is nothing else that people know them by. */
const texts = new Set(['comment', 'dynamic', 'feedbackReply', 'ugcReport', 'userNote', 'aiSearchQuery'])
/** Records that exist once, so that their kind says which it is. */
const single = new Set(['pushSetting', 'serviceSetting', 'ugcAuditSetting'])
/** Figures of a moment, of which one is like the other. */
const reasons = /^(reason|offReason|holdReason|note|remark|comment|description|error)$/

const entities = [...registry.entities.values()].filter(({ name }) => !texts.has(name) && !single.has(name))
const fieldsOf = (entity: Entity) => labelFields(entity).map((name) => ({ name, field: entity.fields[name] }))

test('A record is called by what people know it by: no reason text and no free note is a name', () => {
  const bad = entities.filter((entity) =>
    fieldsOf(entity).every(({ name, field }) => reasons.test(name) || field?.type === 'text'),
  )
  expect(bad.map(({ name, label }) => `${name}: ${String(label)}`)).toEqual([])
})

test('No “#180”: something in the name of a record is always there', () => {
  const bad = entities.filter((entity) => {
    const fields = fieldsOf(entity)
    // What the server fills in, and what one of several fields always holds, is there without being required.
    return (
      !fields.some(({ field }) => field?.required || field?.default !== undefined || field?.readOnly) &&
      fields.length < 2
    )
  })
  expect(bad.map(({ name, label }) => `${name}: ${String(label)}`)).toEqual([])
})

test('no name leads round in a circle', () => {
  const circles = entities.filter(({ name }) => leadsTo(name, name, new Set()))
  expect(circles.map(({ name }) => name)).toEqual([])
})

function leadsTo(from: string, to: string, seen: Set<string>): boolean {
  const entity = registry.entities.get(from)
  if (!entity || seen.has(from)) return false
  seen.add(from)
  return fieldsOf(entity).some(({ field }) => {
    const next = field && 'to' in field ? String(field.to) : undefined
    return next !== undefined && (next === to || leadsTo(next, to, seen))
  })
}
