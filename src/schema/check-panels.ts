import type { Entity } from './entity'
import type { Panel } from './panel'

/** What is wrong with the panels of a queue or a detail page: where each leads through, and what it is of. */
export function panelFaults(
  place: string,
  entity: Entity,
  panels: readonly Panel[],
  pathFaults: (place: string, entity: Entity, path: string) => string[],
): string[] {
  return panels.flatMap((panel) => {
    const at = `${place} panels ${panel.key}`
    const [unknown] = Object.keys(panel.when ?? {}).filter((name) => !(name in entity.fields))
    if (unknown !== undefined)
      return [`${at} when: "${unknown}" is no field of ${entity.name}. Name one of its fields.`]
    const through = panel.through === 'id' ? entity.name : referredTo(entity, panel.through)
    if (through === undefined)
      return [`${at} through: "${panel.through}" is no reference of ${entity.name}. Name one of its references.`]
    if (panel.by === undefined && panel.through === 'id')
      return [`${at} through: a record is no panel of itself. Add "by", or name a reference.`]
    if (panel.by === undefined)
      return through === panel.entity.name
        ? []
        : [`${at}: "${panel.through}" leads to ${through}, not to ${panel.entity.name}. Add "by", or name that entity.`]
    const behind = referredTo(panel.entity, panel.by) ?? listedIn(panel.entity, panel.by)
    return [
      ...(behind === through
        ? []
        : [
            `${at} by: "${panel.by}" of ${panel.entity.name} does not refer to ${through}. Name a reference that does.`,
          ]),
      ...panel.columns.flatMap((path) => pathFaults(`${at} columns`, panel.entity, path)),
      ...sumFaults(`${at} sums`, entity, panel, pathFaults),
      ...(panel.columns.length > 0
        ? []
        : [`${at} columns: a panel of several records says what is told of each. Add them.`]),
    ]
  })
}

/** What is wrong with how a panel is added up: which fields of its records and of the case it names. */
function sumFaults(
  at: string,
  entity: Entity,
  { entity: own, sums }: Panel,
  pathFaults: (place: string, entity: Entity, path: string) => string[],
): string[] {
  if (!sums) return []
  const { of, by, asked, paid, where = {} } = sums
  return [
    ...[of, by, ...Object.keys(where)].flatMap((path) => pathFaults(at, own, path)),
    ...[asked, paid.amount, paid.currency].flatMap((name) =>
      name in entity.fields ? [] : [`${at}: "${name}" is no field of ${entity.name}. Name one of its fields.`],
    ),
  ]
}

/** The entity that a field refers to; undefined where it is no reference to one record. */
export function referredTo({ fields }: Entity, name: string): string | undefined {
  const field = fields[name]
  return field?.type === 'ref' && 'to' in field ? String(field.to) : undefined
}

/** The entity whose records a field lists. */
function listedIn({ fields }: Entity, name: string): string | undefined {
  const field = fields[name]
  return field?.type === 'refs' && 'to' in field ? String(field.to) : undefined
}
