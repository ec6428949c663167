import { labelFields, type Entity } from './entity'
import { pictureShape, type PictureShape } from './picture-shape'
import type { Registry } from './registry'

/** How many references a name may be read through: an escort's order names the escort, who is called as the user is. */
const mostSteps = 3

/** What is read first in a row: a name, with what is drawn beside it. Each is a path of the list's entity. */
export interface Lead {
  readonly name: string
  readonly picture?: string
  /** How the picture is cut, as its field says. */
  readonly shape: PictureShape
  /** The second line. */
  readonly also?: string
  /** The record that the name is of: the row's own, or the one that a reference of it names. */
  readonly of: Entity
  /** The reference that leads to that record; undefined where it is the row's own. */
  readonly through?: string
  /** What is read first in rows where the name is empty: of a guild's settlement the guild, of a host's by themselves the host. */
  readonly otherwise?: Lead
}

type Entities = Registry['entities']
/** As much of a list as is known of what is read first in its rows: the lists of pages, and the records that a panel tells of. */
export interface NamedList {
  readonly entity: Entity
  readonly columns: readonly string[]
  readonly moreColumns?: readonly string[]
  readonly lead?: string | readonly string[]
}

/** What is read first in the rows of a list; undefined where none of its columns says what a record is called. */
export function leadOf(entities: Entities, list: NamedList): Lead | undefined {
  const declared = typeof list.lead === 'string' ? [list.lead] : list.lead
  const names = declared ?? namesOf(entities, list.entity)
  const leads = names.filter((path) => list.columns.includes(path)).map((name) => leadAt(entities, list.entity, name))
  // Names that nobody declared say the same thing twice from the third on.
  return (declared ? leads : leads.slice(0, 2)).reduceRight<Lead | undefined>(
    (otherwise, lead) => (otherwise === undefined ? lead : { ...lead, otherwise }),
    undefined,
  )
}

/** What is read first in a row. */
export function leadIn(lead: Lead, row: Readonly<Record<string, unknown>>): Lead {
  return lead.otherwise && (row[lead.name] ?? '') === '' ? leadIn(lead.otherwise, row) : lead
}

/** What a list reads of its records for what is drawn beside their names. */
export function leadPaths(entities: Entities, list: NamedList): string[] {
  const pathsOf = ({ picture, also, otherwise }: Lead): (string | undefined)[] => [
    ...[picture, also],
    ...(otherwise ? [otherwise.name, ...pathsOf(otherwise)] : []),
  ]
  const lead = leadOf(entities, list)
  return lead ? pathsOf(lead).filter((path) => path !== undefined) : []
}

/** The paths that say what a record is called, best first: its name, of a reference what that record is called, then its number. */
function namesOf(entities: Entities, entity: Entity, steps = mostSteps): string[] {
  const names = labelFields(entity).flatMap((name) => {
    const target = steps > 0 ? targetOf(entities, entity, name) : undefined
    return [...(target ? namesOf(entities, target, steps - 1).map((path) => `${name}.${path}`) : []), name]
  })
  return entity.lead?.also === undefined ? names : [...names, entity.lead.also]
}

function leadAt(entities: Entities, entity: Entity, name: string): Lead {
  const { of, through } = namedBy(entities, entity, name)
  const { picture, also } = of.lead ?? {}
  const at = (field: string) => (through === undefined ? field : `${through}.${field}`)
  // Where the number is what a list shows, the name is what tells more of it.
  const [label = 'id'] = labelFields(of)
  const second = also !== undefined && at(also) === name ? label : also
  return {
    name,
    shape: of.face ?? pictureShape(picture === undefined ? undefined : of.fields[picture]),
    of,
    ...(through !== undefined && { through }),
    ...(picture !== undefined && { picture: at(picture) }),
    ...(second !== undefined && at(second) !== name && { also: at(second) }),
  }
}

/** The record that a path names: through references, as long as the record at their end is called as another is. */
function namedBy(entities: Entities, entity: Entity, path: string): { of: Entity; through?: string } {
  let of = entity
  const through: string[] = []
  const follow = (name: string) => {
    const target = targetOf(entities, of, name)
    if (target) {
      of = target
      through.push(name)
    }
    return target !== undefined
  }
  const [last = '', ...before] = path.split('.').reverse()
  before.reverse().forEach(follow)
  if (follow(last))
    for (let [label] = labelFields(of); label !== undefined && !of.lead?.picture && follow(label);)
      [label] = labelFields(of)
  return through.length === 0 ? { of } : { of, through: through.join('.') }
}

function targetOf(entities: Entities, entity: Entity, name: string): Entity | undefined {
  const field = entity.fields[name]
  return field?.type === 'ref' && 'to' in field ? entities.get(String(field.to)) : undefined
}
