import { scopeFields, type Entity } from './entity'
import { nearest } from './names'
import type { Registry } from './registry'

/** What holds areas of itself: an area, or the countries that areas are drawn of. */
const ends = new Set(['areaConfig', 'country'])

/** The faults in what an entity says of the areas that its records belong to, and of whose work they are. */
export function scopeFaults(registry: Registry, entity: Entity): string[] {
  const place = `entities ${entity.name}`
  if (entity.scopedBy === undefined)
    return [
      `${place}: nothing says by what its records belong to areas. Name the field with \`scopedBy\`, or say \`scopedBy: false\` where they belong to none.`,
    ]
  return [
    ...scopeFields(entity)
      .filter((name) => !leadsToAreas(registry, entity, name, new Set()))
      .map(
        (name) =>
          `${place} scopedBy: "${name}" leads to no area. Name a field that holds areas or countries, or refers to a record that belongs to some.`,
      ),
    ...(entity.assignedTo ?? [])
      .filter((path) => !leadsToAccount(registry, entity, path))
      .map((path) => {
        const close = nearest(path, Object.keys(entity.fields))
        const hint = close === undefined ? '' : ` Did you mean "${close}"?`
        return `${place} assignedTo: "${path}" leads to no account. Name a reference to one.${hint}`
      }),
  ]
}

function leadsToAreas(registry: Registry, entity: Entity, name: string, passed: ReadonlySet<Entity>): boolean {
  const field = entity.fields[name]
  if (!field || passed.has(entity)) return false
  if (field.type === 'areas') return true
  const target = 'to' in field ? String(field.to) : ''
  if (ends.has(target)) return true
  const parent = registry.entities.get(target)
  if (!parent || field.type !== 'ref') return false
  const fields = scopeFields(parent)
  const here = new Set([...passed, entity])
  return fields.length > 0 && fields.every((each) => leadsToAreas(registry, parent, each, here))
}

function leadsToAccount(registry: Registry, entity: Entity, path: string): boolean {
  const [first = '', ...rest] = path.split('.')
  const field = entity.fields[first]
  const target = field && 'to' in field ? String(field.to) : ''
  if (rest.length === 0) return target === 'account'
  const parent = registry.entities.get(target)
  return parent !== undefined && leadsToAccount(registry, parent, rest.join('.'))
}
