import * as bar from '../../../../commands/app-manage/bar-setting'
import * as tabs from '../../../../commands/community-manage/detail-tab-config-manage'
import * as blocks from '../../../../commands/community-manage/square-block'
import bottomBarItem from '../../../entities/app-manage/bottom-bar-item'
import type communityRelease from '../../../entities/community-manage/community-release'
import detailTab from '../../../entities/community-manage/detail-tab'
import squareBlock from '../../../entities/community-manage/square-block'
import type { ReleaseCommands } from '../../../../commands/packs/arrangement-commands'
import type { Entity, Row } from '../../../schema/entity'
import type { Records } from '../../db/records'
import type { Reason } from '../../operations/eligibility'
import { barFault } from './bar-fault'
import { blockFault, tabFault } from './community-faults'

/** Records of one kind that are a draft until they are released together. */
export interface Arrangement {
  readonly name: NonNullable<Row<typeof communityRelease>['arrangement']>
  readonly entity: Entity
  readonly commands: ReleaseCommands
  /** Why what stands now cannot be shown from a moment on; undefined where it can. */
  readonly fault: (records: Records, from: Date) => Promise<Reason | undefined>
}

/** An arrangement has this many records at most. */
export const most = 5_000

const inWords = (caption: string | undefined): Reason | undefined => (caption === undefined ? undefined : { caption })

export const detailTabs: Arrangement = {
  name: 'detailTab',
  entity: detailTab,
  commands: tabs,
  fault: async (records) => inWords(tabFault(await records.where(detailTab, {}, most))),
}

export const squareBlocks: Arrangement = {
  name: 'squareBlock',
  entity: squareBlock,
  commands: blocks,
  fault: async (records) => inWords(blockFault(await records.where(squareBlock, {}, most))),
}

export const bottomBar: Arrangement = {
  name: 'bottomBar',
  entity: bottomBarItem,
  commands: bar,
  fault: async (records, from) => barFault(records, await records.where(bottomBarItem, {}, most), from),
}

export const arrangements: readonly Arrangement[] = [detailTabs, squareBlocks, bottomBar]
