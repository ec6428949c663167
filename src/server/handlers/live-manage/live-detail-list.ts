import * as commands from '../../../../commands/live-manage/live-detail-list'
import anchorEntity from '../../../entities/live-manage/anchor'
import liveRoom from '../../../entities/live-manage/live-room'
import liveSession from '../../../entities/live-manage/live-session'
import type { Finding } from '../../../schema/findings'
import { punish } from '../../domain/live/punish'
import { daysAfter } from '../../domain/live/punishment-terms'
import { handlers } from '../../operations/handler'

/** A recording that is asked to be kept stays this long; others go after 30 days. */
const keptDays = 180

/** A stream below this many kbit/s looks bad on a phone; one that stalls longer than this share loses viewers. */
const leastBitrate = 1_200

const maxStalls = 3

export default handlers(commands, {
  cut: {
    undo: 'never',
    run: async (context, session, { reasonCode, evidence }) => {
      const room = await context.records.get(liveRoom, session.room)
      const terms = { kind: 'cut', reasonCode, description: reasonCode, evidence, session: session.id } as const
      await punish(context, { room }, terms)
    },
  },

  punish: {
    undo: 'never',
    run: async (context, session, { kind, reasonCode, description, clip }) => {
      const anchor = await context.records.get(anchorEntity, session.anchor)
      const days = kind === 'ban' ? { days: 1 } : {}
      await punish(context, { anchor }, { kind, reasonCode, description, clip, session: session.id, ...days })
    },
  },

  keepReplay: {
    run: async ({ records, now }, session) => {
      const from = session.endedAt ?? now
      await records.update(liveSession, session, { replayUntil: daysAfter(from, keptDays).slice(0, 10) })
    },
  },

  diagnose: {
    run: (_context, { duration, effectiveDuration, avgBitrate, stallRate, warnings, endReason }) => {
      const lost = Math.max(0, (duration ?? 0) - (effectiveDuration ?? 0))
      const findings: Finding[] = [
        {
          caption: 'liveSession.avgBitrate',
          value: avgBitrate,
          tone: (avgBitrate ?? 0) < leastBitrate ? 'bad' : 'good',
        },
        {
          caption: 'liveSession.stallRate',
          value: `${stallRate ?? 0} %`,
          tone: (stallRate ?? 0) > maxStalls ? 'bad' : 'good',
        },
        {
          caption: 'live-manage.live-detail-list.lostMinutes',
          value: Math.round(lost / 60),
          ...(lost > 0 && { tone: 'warn' as const }),
        },
        { caption: 'liveSession.warnings', value: warnings ?? 0, ...(warnings && { tone: 'warn' as const }) },
      ]
      if (endReason) findings.push({ caption: `liveSession.endReason.${endReason}` })
      return Promise.resolve({ findings })
    },
  },
})
