import { areaGroupOf } from '../../src/fields/areas/field'
import { registry } from '../../src/server/base/declarations'
import { storageOf } from '../../src/server/db/storage'

/** Every column that holds areas, with the group whose areas they are. */
export const areaColumns = [...registry.entities.values()].flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) => {
    const { table, byField } = storageOf(entity)
    const [group, column] = [areaGroupOf(field), byField.get(name)?.column]
    return group && column ? [{ table, column, group, isList: field.type === 'areas' }] : []
  }),
)
