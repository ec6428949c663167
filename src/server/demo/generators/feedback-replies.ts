import type feedbackReply from '../../../entities/service-manage/feedback-reply'
import { hour, instant } from '../calendar'
import { type Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { viewerAt } from './viewers'
import { ticketAt } from './tickets'

const answers: Readonly<Record<string, readonly string[]>> = {
  zh_CN: [
    '您好，已收到您的反馈，我们正在核实，请稍候。',
    '问题已修复，请更新到最新版本后再试。',
    '已为您补发，感谢耐心等待。',
    '麻烦提供一下订单截图和手机型号，谢谢。',
  ],
  en: [
    'Thank you for writing. We are looking into it.',
    'This is fixed; please update to the newest version.',
    'We have added what was missing. Thank you for your patience.',
    'Could you send a picture of the receipt and tell us your phone?',
  ],
  es_MX: [
    'Gracias por escribirnos, lo estamos revisando.',
    'Ya quedó; actualiza a la última versión.',
    'Listo, ya se abonó. Gracias por tu paciencia.',
  ],
  in_ID: [
    'Terima kasih, laporan sedang kami periksa.',
    'Sudah diperbaiki, silakan perbarui aplikasi.',
    'Sudah kami tambahkan, terima kasih atas kesabarannya.',
  ],
  ar_AE: ['شكرا لتواصلك، نعمل على المشكلة.', 'تم الإصلاح، يرجى تحديث التطبيق.', 'تمت الإضافة، شكرا لصبرك.'],
}

const thanks: Readonly<Record<string, readonly string[]>> = {
  zh_CN: ['好的，谢谢', '还是不行，截图在这里', '可以了！'],
  en: ['Thanks!', 'Still the same, picture attached', 'Works now'],
  es_MX: ['Gracias', 'Sigue igual', 'Ya funciona'],
  in_ID: ['Terima kasih', 'Masih sama', 'Sudah bisa'],
  ar_AE: ['شكرا', 'ما زالت المشكلة', 'تعمل الآن'],
}

export const feedbackReplyGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof feedbackReply> {
    const tickets = Math.max(1, world.count('feedback'))
    const ticket = index % tickets
    const round = Math.floor(index / tickets)
    const { user, firstReplyAt, createdAt, agent } = ticketAt(world, ticket)
    const { market } = viewerAt(world, user)
    const byStaff = round % 2 === 0 && firstReplyAt !== null
    const isInternal = byStaff && random.chance(0.1)
    const moment = Math.min(world.calendar.now, (firstReplyAt ?? createdAt) + round * random.between(1, 20) * hour)
    const text = isInternal
      ? 'Passed on to engineering, waiting for the log'
      : random.pick((byStaff ? answers : thanks)[market.voice]!)
    return {
      feedback: world.id('feedback', ticket) ?? 0,
      author: byStaff ? 'staff' : firstReplyAt === null ? 'system' : 'user',
      staff: byStaff ? world.id('account', agent) : null,
      text,
      sentText: byStaff && !isInternal ? text : null,
      images: [],
      internal: isInternal,
      readAt: byStaff && !isInternal && random.chance(0.8) ? instant(readAt(world, random, moment)) : null,
      createdAt: instant(moment),
      createdBy: byStaff ? world.id('account', agent) : null,
      updatedAt: instant(moment),
    }
  },
}

function readAt(world: World, random: Random, since: number): number {
  return Math.min(world.calendar.now, since + random.next() * 10 * hour)
}
