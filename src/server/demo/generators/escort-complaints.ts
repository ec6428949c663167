import type escortComplaint from '../../../entities/escort-manage/escort-complaint'
import { weightsOf } from '../../base/random'
import { day, hour, instant, minute } from '../calendar'
import type { Generator, RowOf } from '../world'

/** What was said: each talk is in one language. */
const talks = [
  [
    ['customer', 'Hi, can we begin?'],
    ['companion', 'One moment, two minutes.'],
    ['customer', 'It has been twenty minutes.'],
    ['companion', 'Sorry, the game is still updating.'],
    ['customer', 'Then I cancel, please refund me.'],
    ['companion', 'Wait, I will add the time.'],
  ],
  [
    ['customer', 'Kak, sudah bisa mulai?'],
    ['companion', 'Sebentar ya, dua menit lagi.'],
    ['customer', 'Ini sudah dua puluh menit.'],
    ['companion', 'Maaf, jaringan lagi jelek.'],
    ['customer', 'Refund saja ya.'],
    ['companion', 'Jangan, nanti aku tambah waktunya.'],
  ],
  [
    ['customer', 'Hola, ¿ya empezamos?'],
    ['companion', 'Ya casi, dame dos minutos.'],
    ['customer', 'Llevo veinte minutos esperando.'],
    ['companion', 'Perdón, se me cayó el internet.'],
    ['customer', 'Mejor cancelo, quiero mi reembolso.'],
    ['companion', 'No canceles, te repongo el tiempo.'],
  ],
] as const

/** How reports stand: most are closed; what waits is of the last hours, and appeals of the last days. */
const states = weightsOf({ closed: 78, decided: 6, merged: 4, appealed: 4, inReview: 4, open: 3, escalated: 1 })
const severities = weightsOf({ low: 40, medium: 38, high: 17, critical: 5 })
const hoursOf = { critical: 1, high: 6, medium: 24, low: 24 }

/** What both said during the order is next to the report. */
export const escortComplaintGenerator: Generator = {
  row(world, _index, random): RowOf<typeof escortComplaint> {
    const { now } = world.calendar
    const state = random.weighted(states)
    const severity = random.weighted(severities)
    const due = hoursOf[severity] * hour
    const reportedAt =
      state === 'open' || state === 'inReview' || state === 'escalated'
        ? now - due * (0.1 + random.next())
        : state === 'appealed' || state === 'decided'
          ? now - day * (1 + random.next() * 3)
          : Math.min(now - 5 * day, world.calendar.moment(random))
    // An appeal has a day of its own.
    const dueAt = state === 'appealed' ? now + (random.next() - 0.15) * day : reportedAt + due
    const talk = random.pick(talks)
    const began = reportedAt - 60 * minute
    const length = random.between(2, talk.length)
    return {
      ...{ state, severity },
      createdAt: instant(reportedAt),
      dueAt: instant(dueAt),
      chat: talk.slice(0, length).map(([from, text], nth) => ({ at: instant(began + nth * 7 * minute), from, text })),
    }
  },
}
