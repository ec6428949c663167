import anchor from '../../../entities/live-manage/anchor'
import liveRoom from '../../../entities/live-manage/live-room'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/**
 * Gives a room the reviewed cover of its anchor, and its number for a title.
 * @throws B01 where the anchor has no cover either
 */
export async function resetRoomCover({ records }: Context, room: Row<typeof liveRoom>): Promise<void> {
  const { cover } = await records.get(anchor, room.anchor)
  if (!cover) throw refused('live-manage.anchor-list.noCover')
  await records.update(liveRoom, room, { cover, title: `#${room.roomNo ?? room.id}` })
}
