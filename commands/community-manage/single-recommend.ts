import singleRecommend from '../../src/entities/community-manage/single-recommend'
import { shelf } from '../packs/shelf'
import { copiedToAreas } from '../packs/copied-to-areas'

export const { publish, takeDown } = shelf(singleRecommend)

export const { copyToAreas } = copiedToAreas(singleRecommend)
