import type { Preview } from '../../../calls/run'
import type { Entity } from '../../../schema/entity'
import type { CommandInfo } from '../../../schema/registry'
import { caption } from '../../base/captions'
import { Refusal } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import type { Handler } from '../handler'
import { checkImport, type CheckedSheet } from './check-import'

type Args = Readonly<Record<string, unknown>> & { readonly file: string }

/** How many faults are listed; who has more has a fault in the sheet's making. */
const maxFaults = 200

/**
 * The code of the standard verb `import`: a dry run checks the sheet and takes nothing; a run takes it as a job, a record a
 * row, if nothing is wrong with it.
 */
export function importHandler(info: CommandInfo): Handler {
  const entity = info.command.entity as Entity
  const checked = new WeakMap<Args, Promise<CheckedSheet>>()
  const check = (context: Context, args: Args) => {
    const known = checked.get(args)
    if (known) return known
    const { file, ...given } = args
    const checking = checkImport(context, info.page, entity, file, given)
    checked.set(args, checking)
    return checking
  }
  return {
    command: info.command,
    preview: async (context: Context, args: Args) => previewOf(context, await check(context, args)),
    run: async (context: Context, _row: never, args: Args) => {
      const sheet = await check(context, args)
      if (sheet.faults.length > 0) throw faulty(context, sheet)
      const { file, ...given } = args
      const zone = context.account.zone
      const lines = sheet.rows.map(({ line }) => line)
      return { jobId: await context.services.jobs.startImport(context, info, { file, given, zone, lines }) }
    },
  }
}

function previewOf({ language }: Context, { rows, added, changed, faults, tried }: CheckedSheet): Preview {
  const faultyRows = new Set(faults.map(({ row }) => row))
  return {
    total: rows.length,
    eligible: rows.length - faultyRows.size,
    reasons: [],
    lines: [
      caption(language, 'import.summary', { added, changed }),
      ...faults.slice(0, maxFaults).map(({ row, msg }) => caption(language, 'import.row', { row, msg })),
    ],
    faults: faults.slice(0, maxFaults),
    ...(tried < rows.length && faults.length === 0 && { sampled: tried }),
  }
}

function faulty({ language }: Context, { faults }: CheckedSheet): Refusal {
  const count = new Set(faults.map(({ row }) => row)).size
  const problems = faults.slice(0, maxFaults).map(({ row, msg }) => ({
    field: `file.${row}`,
    problem: 'import.row',
    params: { row, msg },
  }))
  return new Refusal(
    'A0400',
    'import.faulty',
    { count, first: caption(language, 'import.row', { ...faults[0] } as never) },
    {
      field: 'file',
      problems,
      faults: faults.slice(0, maxFaults),
    },
  )
}
