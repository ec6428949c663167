import type telegramPost from '../../../entities/configur-manage/telegram-post'
import { artworkKey } from '../../media/artwork/artwork'
import { day, hour, instant, minute } from '../calendar'
import { filled, phrases } from '../words/phrases'
import type { Generator, RowOf } from '../world'
import { titleAt } from './placements'
import { linkTo } from './title-plan'

type Post = RowOf<typeof telegramPost>

/** Of titles, for the channels of news and of those who love series. */
const ofTitles = phrases(`
  《{title}》今晚上线，前两集免费。 | {title} starts tonight, the first two episodes are free. | {title} se estrena hoy, los dos primeros capítulos son gratis. | {title} tayang malam ini, dua episode pertama gratis. | تبدأ «{title}» الليلة، والحلقتان الأوليان مجانا.
  《{title}》大结局来了，说说你最喜欢的角色。 | The finale of {title} is here. Who was your favourite? | Llegó el final de {title}. ¿Quién fue tu favorito? | Episode terakhir {title} sudah tayang. Siapa favoritmu? | وصلت نهاية «{title}». من كان المفضل لديك؟
  周末看什么？编辑推荐《{title}》。 | What to watch this weekend? Our editors say: {title}. | ¿Qué ver este fin de semana? Nuestros editores dicen: {title}. | Nonton apa akhir pekan ini? Pilihan editor: {title}. | ماذا تشاهد نهاية الأسبوع؟ يقترح محررونا «{title}».`)
/** For those who work with us: hosts, guilds. */
const ofWork = phrases(`
  新主播月：完成 20 小时直播即可领取奖金。 | Month of newcomers: stream 20 hours and earn the bonus. | Mes de novatos: transmite 20 horas y gana el bono. | Bulan host baru: siaran 20 jam dan dapatkan bonus. | شهر المضيفين الجدد: ٢٠ ساعة بث تمنحك المكافأة.
  本月结算单将于 5 日发送，请核对收款账户。 | Statements come on the 5th; please check your payout account. | Los estados llegan el día 5; revisa tu cuenta de cobro. | Laporan dikirim tanggal 5; periksa rekeningmu. | تصل الكشوف في الخامس، راجعوا حساب الاستلام.`)
const watch = phrases('去看看 | Watch | Ver | Tonton | شاهد')[0]!
const errors = ['The bot is no longer an administrator there', 'Too many requests: retry after 38 s']

/** Channels from 1: of news and fans, and of hosts and guilds. */
const titleChannels = [[1], [1, 2], [1, 3], [4], [6], [2, 7], [1, 2, 3, 4]]
const workChannels = [[8], [9], [8, 9]]

export const telegramPostGenerator: Generator = {
  isLater: true,
  row(world, index, random): Post {
    const { now } = world.calendar
    const age = world.count('telegramPost') - 1 - index
    const isWork = index % 7 === 6
    const title = isWork ? undefined : titleAt(world, index)
    const pattern = (isWork ? ofWork : ofTitles)[index % (isWork ? ofWork : ofTitles).length]!
    const lists = isWork ? workChannels : titleChannels
    const channels = lists[index % lists.length]!.flatMap((nth) => world.id('telegramChannel', nth - 1) ?? [])
    const state = age === 0 ? 'draft' : age < 3 ? 'scheduled' : index % 29 === 11 ? 'partlyFailed' : 'sent'
    const isSent = state === 'sent' || state === 'partlyFailed'
    const sendAt = isSent ? now - age * 2.1 * day + random.between(1, 9) * hour : now + (3 - age) * 9 * hour
    const sentAt = sendAt + random.between(2, 30) * 1_000
    const failed = state === 'partlyFailed' ? channels.at(-1) : undefined
    const views = isSent ? (channels.length - (failed ? 1 : 0)) * random.between(420, 2_600) : 0
    const createdAt = isSent ? sendAt - random.between(1, 20) * hour : now - (age + 0.5) * hour
    const by = world.id('account', 4 + random.int(8))
    return {
      ...{ channels, state, views },
      text: title ? filled(pattern, { title: title.title }) : pattern,
      image: title ? artworkKey('cover', `${title.theme}-${title.id}`, title.title.zh_CN) : null,
      button: title ? watch : null,
      link: title ? linkTo(title) : null,
      silent: isWork,
      pinned: index % 12 === 0,
      sendAt: state === 'draft' ? null : instant(sendAt),
      sentAt: isSent ? instant(sentAt) : null,
      clicks: title ? Math.round(views * (0.03 + random.next() * 0.08)) : 0,
      results: isSent
        ? channels.map((channel, nth) =>
            channel === failed
              ? { channel, outcome: 'failed' as const, error: random.pick(errors) }
              : { channel, outcome: 'sent' as const, messageId: String(1_200 + index * 4 + nth) },
          )
        : [],
      createdAt: instant(createdAt),
      createdBy: by,
      updatedAt: instant(isSent ? sentAt : createdAt + 10 * minute),
      updatedBy: by,
    }
  },
}
