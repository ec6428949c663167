import escortSkill from '../../../src/entities/escort-manage/escort-skill'
import { translatedAgain } from '../../packs/translated'
import { usedIn } from '../../packs/used-in'

export const { showUses } = usedIn(escortSkill)

export const { translate } = translatedAgain(escortSkill)
