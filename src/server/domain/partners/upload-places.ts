import type { UploadOptions } from '../../../fields/storage-key'
import { uploadsOf } from '../../../fields/upload-fields'
import { withMembers, type Field, type Fields } from '../../../schema/field'
import { pagesOf, type Registry } from '../../../schema/registry'

/** A field of a record or an argument of a command that holds uploads. */
export interface UploadPlace {
  /** `user.portrait`, or `user-manage.user-list.import.file`. */
  readonly name: string
  /** Any of these rights lets somebody fill it. */
  readonly codes: readonly string[]
  /** The extensions it takes. */
  readonly types: readonly string[]
  /** The largest file, in bytes, where it says. */
  readonly maxBytes: number | undefined
}

const known = new WeakMap<Registry, readonly UploadPlace[]>()

/** Every place that people upload files for; worked out once. */
export function uploadPlaces(registry: Registry): readonly UploadPlace[] {
  const places = known.get(registry) ?? findPlaces(registry)
  known.set(registry, places)
  return places
}

function findPlaces(registry: Registry): UploadPlace[] {
  const ofRecords = [...registry.entities.values()].flatMap((entity) => {
    const codes = pagesOf(registry, entity)
      .filter(({ page }) => page.entity === entity)
      .flatMap(({ permission }) => [`${permission}.new`, `${permission}.edit`])
    return placesIn(entity.name, entity.fields, codes).filter(({ name }) => !isReadOnly(entity.fields, name))
  })
  const ofCommands = [...registry.commands.values()].flatMap(({ id, permission, command }) =>
    placesIn(id, (command.asks ?? {}) as Fields, [permission]),
  )
  return [...ofRecords, ...ofCommands].filter(({ codes }) => codes.length > 0)
}

function placesIn(prefix: string, fields: Fields, codes: readonly string[]): UploadPlace[] {
  return withMembers(fields).flatMap(([path, field]) => {
    const types = uploadsOf(field)
    const { maxBytes } = field as Field & UploadOptions
    return types ? [{ name: `${prefix}.${path}`, codes, types, maxBytes }] : []
  })
}

function isReadOnly(fields: Fields, place: string): boolean {
  return fields[place.split('.')[1] ?? '']?.readOnly === true
}
