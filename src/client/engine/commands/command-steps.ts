import type { Entity } from '../../../schema/entity'
import type { Fields } from '../../../schema/field'
import type { CommandInfo } from '../../../schema/registry'
import { caption } from '../../base/i18n/i18n'
import type { Step } from '../palette'
import { ownPresets } from '../parts/own-presets'
import { argumentStep } from './argument-step'
import { argumentCaptionId } from './command-title'
import { referenceOptions } from '../references/reference-options'
import type { Arguments } from './run-command'
import type { ApiRow, Target } from '../parts/target'

/**
 * A command's arguments as the palette asks for them, in order; those already given, e.g. by a link, stand filled in.
 * @param row the one record that it is about, where that is known
 */
export function commandSteps(info: CommandInfo, given: Arguments, row?: ApiRow): Promise<Step[]> {
  return Promise.all(
    Object.entries((info.command.asks ?? {}) as Fields).map(async ([key, field]) => {
      const presets = await ownPresets(argumentCaptionId(info, key))
      return argumentStep(info, key, field, { given: given[key], row, presets })
    }),
  )
}

/** The step that picks the record, for a command that has none in hand: of those it may run on. */
export function recordStep(info: CommandInfo, key: string): Step {
  const entity = info.command.entity
  return {
    key,
    caption: entity ? caption(entity.name) : '',
    kind: 'reference',
    required: true,
    renews: true,
    search: async (text, signal) => (entity ? referenceOptions(entity.name, text, signal, info.id) : []),
    parse: (text) =>
      /^\d+$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, problem: caption('palette.pickOne') },
  }
}

/** A picked record as a command's target. */
export function targetOfStep(entity: Entity, id: number, row?: ApiRow): Target {
  return { kind: 'rows', entity, ids: [id], known: row ? [row] : [] }
}
