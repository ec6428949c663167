import type { Entity } from '../../src/schema/entity'
import { loadTable } from '../../src/server/db/bulk/load-table'
import { storageOf } from '../../src/server/db/storage'
import { registry } from '../../src/server/base/declarations'
import { demoRows } from '../../src/server/demo/demo-rows'
import type { World } from '../../src/server/demo/world'
import { findWorks } from '../../src/server/jobs/find-works'
import type { TestApp } from './test-app'

/** Beyond all ids of the demo. */
const byHand = 900_000

/**
 * What people and time may do while the demo is filled in: before the records of an entity come there is one already that
 * contradicts them, of some the first is deleted as soon as it is, and now and then everything falls due.
 */
export class Meddling {
  /** The entities whose records have begun to come. */
  readonly seen = new Set<string>()
  /** How many records of the demo were deleted. */
  deleted = 0
  private readonly clocks = [...findWorks().values()].filter(({ everySeconds }) => everySeconds)

  /** @param mayDelete of which entities records may be deleted */
  constructor(
    private readonly app: TestApp,
    private readonly world: World,
    private readonly mayDelete: (entity: string) => boolean,
  ) {}

  /** Meddles when records of an entity are about to come, or have come. @throws where what falls due fails */
  async at(name: string): Promise<void> {
    const entity = registry.entities.get(name)!
    const isFirst = !this.seen.has(name)
    this.seen.add(name)
    if (isFirst) await this.make(entity)
    else if (this.seen.size % 5 === 0 && this.mayDelete(name)) await this.delete(entity)
    if (isFirst && this.seen.size % 48 === 0) for (const clock of this.clocks) await clock.run(this.app.services, {})
  }

  /** The first record that is to come, as people would make it before, under an id of theirs. */
  private async make(entity: Entity): Promise<void> {
    const isUnique = entity.unique ?? Object.values(entity.fields).some(({ unique }) => unique)
    const [row] = isUnique ? demoRows(this.world, entity.name) : []
    if (!row) return
    const client = await this.app.services.pool.connect()
    await loadTable(client, storageOf(entity), [{ ...row, id: byHand }])
      // What it refers to may not be there yet.
      .catch(() => undefined)
      .finally(() => client.release())
  }

  /** Deletes the first record, unless others refer to it already. */
  private async delete(entity: Entity): Promise<void> {
    const { pool } = this.app.services
    const first = this.world.id(entity.name, 0)
    const gone = await pool
      .query(`delete from "${storageOf(entity).table}" where id = $1`, [first])
      .catch(() => undefined)
    this.deleted += gone?.rowCount ?? 0
  }
}
