import aiSearchPrompt from '../../../src/entities/app-manage/ai-search-prompt'
import { translated } from '../../packs/translated'

export const { translate } = translated(aiSearchPrompt)
