import type { Preview } from '../../../../../calls/run'
import type { Entity } from '../../../../../schema/entity'
import { argumentsShape } from '../../../../../fields/record-shape'
import type { Fields } from '../../../../../schema/field'
import { ApiError } from '../../../../base/api/api-error'
import { previewPart, runPart } from '../../../commands/run-command'
import type { ApiRow, Target } from '../../../parts/target'
import { lotsOf, type WallPart } from './wall-plan'

/** What one part would do, as the server says. */
export interface TriedPart {
  readonly part: WallPart
  readonly preview: Preview
}

/** What became of all parts together. */
export interface WallRun {
  readonly done: readonly number[]
  readonly skipped: readonly { readonly id: number; readonly label: string; readonly reason: Skipped }[]
  /** The entries by which it is taken back, of what can be. */
  readonly auditIds: readonly number[]
  /** Requests that wait for a second person. */
  readonly approvalIds: readonly number[]
  /** What could not be asked for at all, in words. */
  readonly refusals: readonly string[]
}

type Skipped = NonNullable<Awaited<ReturnType<typeof runPart>>['skipped']>[number]['reason']

/** The cases of a part as a command takes them. */
export function targetOf(entity: Entity, rows: readonly ApiRow[], ids: readonly number[]): Target {
  return { kind: 'rows', entity, ids, known: rows.filter(({ id }) => ids.includes(id)) }
}

/** Asks what each part would do. What has to be taken in hand before is tried only as far as that goes. @throws ApiError */
export function tryWall(entity: Entity, rows: readonly ApiRow[], parts: readonly WallPart[]): Promise<TriedPart[]> {
  const taken = new Set(parts.flatMap(({ kind, ids }) => (kind === 'take' ? ids : [])))
  return Promise.all(
    parts.map(async (part) => {
      const ids = part.kind === 'take' ? part.ids : part.ids.filter((id) => !taken.has(id))
      if (ids.length === 0) return { part, preview: { total: 0, eligible: 0, reasons: [] } }
      return { part, preview: await previewPart(part.info, targetOf(entity, rows, ids), part.args) }
    }),
  )
}

/**
 * Carries out all parts by the commands that they name, as many at once as the server takes, and goes on where one is refused. What
 * could not be taken in hand is not decided on.
 */
export async function runWall(
  entity: Entity,
  rows: readonly ApiRow[],
  parts: readonly WallPart[],
  isConfirmed: boolean,
): Promise<WallRun> {
  const run = {
    done: [] as number[],
    skipped: [] as WallRun['skipped'][number][],
    auditIds: [] as number[],
    approvalIds: [] as number[],
    refusals: [] as string[],
  }
  const left = new Set<number>()
  for (const { kind, info, ids, args } of parts)
    for (const lot of lotsOf(ids.filter((id) => !left.has(id)))) {
      const given = argumentsShape((info.command.asks ?? {}) as Fields).parse(args) as Record<string, unknown>
      try {
        const ran = await runPart(info, targetOf(entity, rows, lot), given, isConfirmed ? { confirmed: true } : {})
        const done = ran.done ?? []
        run.skipped.push(...(ran.skipped ?? []))
        run.approvalIds.push(...(ran.approvalIds ?? []))
        if (kind === 'take') for (const id of lot) if (!done.includes(id)) left.add(id)
        if (kind === 'take') continue
        run.done.push(...done)
        run.auditIds.push(...(ran.auditIds ?? []))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        run.skipped.push(...skippedIn(error))
        if (skippedIn(error).length === 0) run.refusals.push(error.message)
        if (kind === 'take') for (const id of lot) left.add(id)
        if (error.isNetwork) return run
      }
    }
  return run
}

/** A single case that cannot take a command is refused, with the reason that several would be left out for. */
function skippedIn({ data }: ApiError): WallRun['skipped'] {
  if (typeof data !== 'object' || data === null || !('skipped' in data) || !Array.isArray(data.skipped)) return []
  return data.skipped as WallRun['skipped']
}
