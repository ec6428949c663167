import type { Entity } from '../../../schema/entity'
import type { Timed } from '../../../schema/keep'
import { ensureMonths, monthOf } from '../../db/months'
import { monthColumn, storageOf } from '../../db/storage'
import { dropPart, keepStatistics, moments, partsOf } from '../../db/table-parts'
import { archiveNext, forgetArchived } from './archive-audit'
import type { Round } from './sweep'
import { sweepPart } from './sweep-part'

/** A part of an archive takes some seconds: as many entries as this many batches. */
const batchesOfPart = 100

/**
 * Sees to a table that is parted by months: makes those ahead, and removes those that are over, a whole month at once. What is to
 * be archived is first. Of a part that holds many months, as the one that was before there were parts, the oldest go batch by batch.
 * @returns how many have gone, step by step; of a month that went whole, as many as the database believes were in it
 */
export async function* sweepMonths(round: Round, entity: Entity, keep: Timed): AsyncGenerator<number, void> {
  const { services, now, before, batchSize } = round
  await ensureMonths(services.db, services.config, entity, now)
  await keepStatistics(services.db, storageOf(entity).table)
  const over = monthOf(before)
  if (keep.archivedMonths === undefined) yield* removeBefore(round, entity, over)
  else {
    const most = batchSize * batchesOfPart
    for (let next = await archiveNext(services, over, most); next; next = await archiveNext(services, over, most)) {
      if (next.isWhole) yield* removeBefore(round, entity, next.end)
      else yield 0
    }
    yield await forgetArchived(services, keep.archivedMonths, over, batchSize)
  }
}

async function* removeBefore(round: Round, entity: Entity, end: Date): AsyncGenerator<number, void> {
  const { db, config } = round.services
  const { table } = storageOf(entity)
  for (const part of await partsOf(db, table, moments)) {
    if (part.to !== null && part.to <= end.toISOString()) yield await dropPart(db, config, table, part)
    else if (part.from === null) yield* sweepPart(round, part.name, { from: monthColumn(entity)! }, end)
  }
}
