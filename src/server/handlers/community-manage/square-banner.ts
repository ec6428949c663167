import * as commands from '../../../../commands/community-manage/square-banner'
import squareBanner from '../../../entities/community-manage/square-banner'
import type { Entity, Row } from '../../../schema/entity'
import { handlers } from '../../operations/handler'
import { moveTo } from '../../operations/move-to'

const toFirst = moveTo(squareBanner as Entity)

export default handlers(commands, {
  pinFirst: {
    undo: 'image',
    run: (context, row) => toFirst(context, row as unknown as Row<Entity>, { position: 1 }),
  },
})
