import type { Entity } from '../../../schema/entity'
import { send } from '../../base/api/api'
import { namedInAddress } from '../../base/api/host-speech'
import type { Saved } from '../kinds/form/form-session'
import { idIn, plainBody } from './plain-body'

/**
 * Saves what a form sends by a call of the specification. Its answer need not tell the new record's id, which is 0 then.
 * @throws ApiError
 */
export async function savePlainly(
  entity: Entity,
  save: string,
  body: Readonly<Record<string, unknown>>,
  loading: boolean,
): Promise<Saved> {
  const answer = await send(save, {
    input: plainBody(entity, save, entity.fields, body, namedInAddress(save)),
    loading,
  })
  return { id: idIn(entity, answer) ?? Number(body.id ?? 0), version: Number(body.version ?? 0) }
}
