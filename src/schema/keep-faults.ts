import type { Entity } from './entity'
import { many } from './keep'
import type { Registry } from './registry'

/**
 * The faults in what an entity says of how long its records are kept. Whatever grows by use has to say it: what the system alone
 * writes, and what there are many of.
 */
export function keepFaults(registry: Registry, entity: Entity): string[] {
  const place = `entities ${entity.name} keep`
  const { keep, ledger, scale } = entity
  if (keep === undefined) {
    if (!ledger && scale < many) return []
    return [
      `${place}: nothing says how long its records are kept, and they grow by use. Say \`keep: { from: 'createdAt', months: 13 }\`, or \`keep: 'always'\` and why.`,
    ]
  }
  if (keep === 'always') return []
  const type = keep.from === 'createdAt' ? 'instant' : (entity.fields[keep.from]?.type ?? 'nothing')
  const referring = [...registry.entities.values()].filter(
    (other) =>
      other !== entity && Object.values(other.fields).some((field) => 'to' in field && field.to === entity.name),
  )
  return [
    ...(keep.byMonth && (referring.length > 0 || entity.unique || keep.unless || keep.in)
      ? [
          `${place} byMonth: a month goes whole, so nothing may refer to its records, hold them back or be unique in all of them.`,
        ]
      : []),
    ...(keep.byMonth && keep.from !== 'createdAt' && entity.fields[keep.from]?.required !== true
      ? [`${place} byMonth: without "${keep.from}" a record has no month. Say \`required: true\` there.`]
      : []),
    ...(type === 'instant' ? [] : [`${place}: "${keep.from}" is no moment but ${type}. Name an instant.`]),
    ...(keep.unless === undefined || typeAt(registry, entity, keep.unless) === 'bool'
      ? []
      : [`${place} unless: "${keep.unless}" is no yes or no. Name a field that is, here or one reference away.`]),
  ]
}

function typeAt(registry: Registry, entity: Entity, path: string): string | undefined {
  const [first = '', second] = path.split('.')
  const field = entity.fields[first]
  if (second === undefined) return field?.type
  const target = field && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  return target?.fields[second]?.type
}
