import { newPackage } from '../../../../commands/game-manage/list'
import { rollbackPackage } from '../../../../commands/game-manage/list/packages'
import game from '../../../entities/game-manage/game'
import gamePackage from '../../../entities/game-manage/game-package'
import type { Row } from '../../../schema/entity'
import type { Records } from '../../db/records'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'

type Game = Row<typeof game>

/** A new package becomes the one that players get; the one before stays to go back to. */
export const uploadingPackage = handle(newPackage, {
  undo: 'image',
  run: async ({ records }, row, { packageFile, packageVersion, rollout }) => {
    const before = await packagesOf(records, row)
    if (before.some((each) => each.packageVersion === packageVersion))
      throw badField('packageVersion', 'error.alreadyTaken')
    const share = rollout ?? row.rollout
    for (const each of before) await records.update(gamePackage, each, { inUse: false })
    await records.insert(gamePackage, { game: row.id, packageFile, packageVersion, rollout: share, inUse: true })
    await records.update(game, row, { packageFile, packageVersion, rollout: share })
  },
})

export const rollingBackPackage = handle(rollbackPackage, {
  undo: 'image',
  run: async ({ records }, row) => {
    const of = await records.get(game, row.game ?? 0)
    for (const each of await packagesOf(records, of))
      await records.update(gamePackage, each, { inUse: each.id === row.id })
    const { packageFile, packageVersion } = row
    await records.update(game, of, { packageFile, packageVersion })
  },
})

/** The packages of a game; the one that it had before any was kept is kept now. */
async function packagesOf(records: Records, row: Game): Promise<Row<typeof gamePackage>[]> {
  const held = await records.where(gamePackage, { game: row.id })
  if (!row.packageFile || held.some(({ packageVersion }) => packageVersion === row.packageVersion)) return held
  const { id, packageFile, packageVersion, rollout } = row
  return [...held, await records.insert(gamePackage, { game: id, packageFile, packageVersion, rollout, inUse: true })]
}
