import type probabilityGame from '../../../entities/activity-manage/probability-game'
import type { Row } from '../../../schema/entity'
import { badField } from '../../base/errors'

export type Game = Row<typeof probabilityGame>

export function known<T>(table: T[]): T[] {
  if (table.length === 0) throw badField('tableVersion', 'error.noSuchRecord')
  return table
}
