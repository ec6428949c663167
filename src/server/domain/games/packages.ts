import type game from '../../../entities/game-manage/game'
import gamePackage from '../../../entities/game-manage/game-package'
import type { Row } from '../../../schema/entity'
import type { Records } from '../../db/records'

type Game = Row<typeof game>

/** The packages of a game; the one that it had before any was kept is kept now. */
export async function packagesOf(records: Records, row: Game): Promise<Row<typeof gamePackage>[]> {
  const held = await records.where(gamePackage, { game: row.id })
  if (!row.packageFile || held.some(({ packageVersion }) => packageVersion === row.packageVersion)) return held
  const { id, packageFile, packageVersion, rollout } = row
  return [...held, await records.insert(gamePackage, { game: id, packageFile, packageVersion, rollout, inUse: true })]
}
