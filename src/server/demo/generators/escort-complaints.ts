import type escortComplaint from '../../../entities/escort-manage/escort-complaint'
import { instant, minute } from '../calendar'
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

/** What both said during the order is next to the report. */
export const escortComplaintGenerator: Generator = {
  row(world, _index, random): RowOf<typeof escortComplaint> {
    const began = world.calendar.moment(random) - 60 * minute
    const talk = random.pick(talks)
    const length = random.between(2, talk.length)
    return {
      chat: talk.slice(0, length).map(([from, text], nth) => ({ at: instant(began + nth * 7 * minute), from, text })),
    }
  },
}
