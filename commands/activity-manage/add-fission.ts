import fissionActivity from '../../src/entities/activity-manage/fission-activity'
import { translated } from '../packs/translated'

export { simulateCost, submit, withdraw } from './fission'

export const { translate } = translated(fissionActivity, { on: 'row' })
