import fissionActivity from '../../../entities/activity-manage/fission-activity'
import gatePass from '../../../entities/activity-manage/gate-pass'
import liveActivityTemplate from '../../../entities/activity-manage/live-activity-template'
import starPk from '../../../entities/activity-manage/star-pk'
import teamUpActivity from '../../../entities/activity-manage/team-up-activity'
import topUpActivity from '../../../entities/activity-manage/top-up-activity'
import type { Entity } from '../../../schema/entity'

/** A kind of activity that has a beginning and an end, as the overview knows it. */
export interface ActivityKind {
  readonly kind: string
  readonly entity: Entity
  /** Holds what the overview calls the activity. */
  readonly name: string
  /** The right to pause one of them. */
  readonly pauseCode: string
  readonly resumeCode: string
}

const rights = (page: string) => ({ pauseCode: `${page}.pause`, resumeCode: `${page}.resume` })

/** All kinds of activity that the overview shows; chance games have no end and stand there by themselves. */
export const activityKinds: readonly ActivityKind[] = [
  { kind: 'fission', entity: fissionActivity, name: 'name', ...rights('ActivityManage:fission') },
  { kind: 'gatePass', entity: gatePass, name: 'name', ...rights('ActivityManage:gatePassManage') },
  { kind: 'starPk', entity: starPk, name: 'title', ...rights('ActivityManage:starPk') },
  { kind: 'live', entity: liveActivityTemplate, name: 'name', ...rights('ActivityManage:liveActivityTemplate') },
  { kind: 'topUp', entity: topUpActivity, name: 'name', ...rights('ActivityManage:topUpActivity') },
  { kind: 'teamUp', entity: teamUpActivity, name: 'name', ...rights('ActivityManage:teamUp') },
]
