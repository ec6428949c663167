import { randomBytes } from 'node:crypto'
import * as commands from '../../../../commands/live-manage/live-room'
import livePosition from '../../../entities/live-config/live-position'
import anchorEntity from '../../../entities/live-manage/anchor'
import liveRoom from '../../../entities/live-manage/live-room'
import punishmentEntity from '../../../entities/live-manage/punishment'
import { punish } from '../../domain/live/punish'
import { resetRoomCover } from '../../domain/live/room-cover'
import { endStreams } from '../../domain/live/running-streams'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'

const bans = ['ban', 'permanentBan'] as const

const bookedStates = ['scheduled', 'live'] as const

export default handlers(commands, {
  warn: {
    undo: 'never',
    run: async (context, room, { reasonCode, message }) => {
      await punish(context, { room }, { kind: 'warn', reasonCode, description: message })
    },
  },

  cut: {
    undo: 'never',
    run: async (context, room, { reasonCode, evidence }) => {
      await punish(context, { room }, { kind: 'cut', reasonCode, description: reasonCode, evidence })
    },
  },

  /** The cover of the room is the evidence: it is what everybody saw. */
  ban: {
    run: async (context, room, { reasonCode, days, description }) => {
      await punish(context, { room }, { kind: 'ban', reasonCode, description, days, evidence: [room.cover] })
    },
  },

  lift: {
    run: async ({ records }, room, { reason }) => {
      const terms = { room: room.id, targetKind: 'room', kind: bans, state: 'active' } as const
      for (const each of await records.where(punishmentEntity, terms))
        await records.update(punishmentEntity, each, { state: 'lifted', liftReason: reason })
      await records.update(liveRoom, room, { state: 'open', banUntil: null })
    },
  },

  resetCover: {
    check: async ({ records }, { anchor }) =>
      (await records.get(anchorEntity, anchor)).cover !== null || 'live-manage.anchor-list.noCover',
    run: resetRoomCover,
  },

  pin: {
    run: async (context, room, { slot, position, startsAt, endsAt }) => {
      const { areas, kind: liveType } = room
      const booked = { liveType, slot, position, fill: 'room', room: room.id, areas, startsAt, endsAt }
      await create(context, livePosition, booked)
    },
  },

  unpin: {
    check: async ({ records }, { id }) =>
      (await records.where(livePosition, { room: id, state: bookedStates }, 1)).length > 0 ||
      'live-manage.live-room.notPinned',
    run: async ({ records }, { id }) => {
      for (const position of await records.where(livePosition, { room: id, state: bookedStates }))
        await records.update(livePosition, position, { state: 'ended' })
    },
  },

  resetKey: {
    undo: 'never',
    run: async (context, room) => {
      await endStreams(context, { room: room.id }, 'cutByStaff')
      const current = await context.records.get(liveRoom, room.id)
      await context.records.update(liveRoom, current, { streamKey: randomBytes(24).toString('base64url') })
    },
  },
})
