import replyTemplate from '../../src/entities/service-manage/reply-template'
import { translatedAgain } from '../packs/translated'

export const { translate } = translatedAgain(replyTemplate)
