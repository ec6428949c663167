import type { Entity } from '../../../schema/entity'
import { labelFields } from '../../../schema/entity'
import type { PageInfo } from '../../../schema/registry'
import { readDetailBy } from '../../base/api/records'
import { send, type CallOptions } from '../../base/api/api'
import { ApiError, notOffered } from '../../base/api/api-error'
import { namedInAddress, speaksSpecificationAlone } from '../../base/api/host-speech'
import type { ApiRow } from '../parts/target'
import { registry } from '../declared/registry'
import { detailCall } from '../parts/form-definition'
import { plainBody } from './plain-body'
import { plainRow } from './plain-rows'
import { readPlain } from './read-plain'

/**
 * Reads a record in full by the call that its page says; from another host that has no such call, as far as a list of the
 * specification tells of it.
 * @param id undefined where there is but one, as of settings
 * @throws ApiError
 */
export async function readRecord(
  info: PageInfo,
  entity: Entity,
  id: number | undefined,
  options: Pick<CallOptions, 'signal'> = {},
): Promise<ApiRow | null> {
  const name = detailCall(info, entity)
  if (!speaksSpecificationAlone()) return readDetailBy(name, id, options)
  const labelsOf = (other: string) => labelFields(registry.entities.get(other) ?? { label: 'id' })
  try {
    const told = await send(name, { input: plainBody(entity, name, {}, { id }, namedInAddress(name)), ...options })
    const row = told ? plainRow(entity, {}, { id, ...told }, labelsOf) : undefined
    if (row) return row
    throw new ApiError('A0404', '')
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== notOffered || id === undefined) throw error
    const rows = await readPlain(entity.name, {}, (path) => path, options).catch(() => [])
    const row = rows.find((each) => each.id === id)
    if (row) return row
    throw error
  }
}
