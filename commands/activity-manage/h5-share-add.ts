import h5SharePage from '../../src/entities/activity-manage/h5-share-page'
import { translated } from '../packs/translated'

export { publish, takeDown } from './h5-share'

export const { translate } = translated(h5SharePage, { on: 'row' })
