import type fissionActivity from '../../../entities/activity-manage/fission-activity'
import type { AreaGroup } from '../../../fields/areas/field'
import { day, hour } from '../calendar'
import { activityReward } from '../written/growth'
import { phrases, type Phrase } from '../words/phrases'
import type { RowOf, World } from '../world'
import { areasIn } from './places'

type Activity = RowOf<typeof fissionActivity>
type State = NonNullable<Activity['state']>

/** A campaign in which users invite others, before its record is made. */
export interface Campaign {
  readonly code: string
  readonly name: Phrase
  readonly mode: NonNullable<Activity['mode']>
  /** The place of its region, or -1 for everywhere. */
  readonly region: number
  readonly state: State
  /** Milliseconds. */
  readonly startsAt: number
  readonly endsAt: number
  readonly validAction: NonNullable<Activity['validAction']>
  readonly validValue: number
  readonly ladder: readonly Step[]
  /** The place of what the invited get, counted from 1; 0 is nothing. */
  readonly inviteeReward: number
}

/** So many valid invitations bring so many pieces of a reward, by its place counted from 1. */
type Step = readonly [invites: number, reward: number, count: number]

/** Steps of which each is worth more than the one before. */
const ladders = {
  vip: [
    [1, 7, 1],
    [3, 8, 1],
    [5, 9, 1],
    [10, 10, 1],
  ],
  coins: [
    [1, 2, 1],
    [2, 2, 2],
    [5, 3, 1],
    [10, 4, 1],
  ],
  cash: [
    [2, 20, 1],
    [5, 20, 2],
    [10, 21, 1],
  ],
  once: [[3, 8, 1]],
} as const satisfies Readonly<Record<string, readonly Step[]>>

const lines = `
  invite-get-vip | inviteReward | -1 | running | -26 | 45 | watch 10 | vip 7 | 邀好友得会员 | Invite Friends, Get VIP | Invita y gana VIP | Ajak Teman Dapat VIP | ادع أصدقاءك واربح VIP
  friends-red-packet | redPacket | 0 | running | -13 | 30 | nextDay 0 | coins 2 | 好友红包雨 | Red Packets with Friends | Sobres rojos con amigos | Angpau Bareng Teman | مظاريف مع الأصدقاء
  unlock-finale | helpUnlock | 6 | running | -9 | 21 | register 0 | once 0 | 助力解锁大结局 | Help Me Unlock the Finale | Ayúdame a ver el final | Bantu Buka Episode Akhir | ساعدني في فتح الحلقة الأخيرة
  spin-for-cash | cashTurntable | 2 | running | -6 | 14 | login 0 | cash 2 | 转盘提现金 | Spin for Cash | Gira y gana dinero | Putar Dapat Uang | أدر واربح نقدا
  cut-the-price | bargain | 3 | paused | -17 | 40 | register 0 | once 7 | 会员砍价 | Cut the Price of VIP | Baja el precio del VIP | Tawar Harga VIP | خفض سعر VIP
  guests-of-the-majlis | inviteReward | 4 | scheduled | 6 | 30 | watch 20 | vip 7 | 请朋友来做客 | Guests of the Majlis | Invitados de la casa | Tamu Majlis | ضيوف المجلس
  team-of-five | redPacket | 6 | awaitingApproval | 12 | 21 | nextDay 0 | coins 2 | 五人拆红包 | Five Open a Packet | Cinco abren un sobre | Berlima Buka Angpau | خمسة يفتحون مظروفا
  pay-once-both-win | inviteReward | 0 | draft | 19 | 30 | firstPay 99 | cash 3 | 首充双赢 | First Top-up, Both Win | Primera recarga, ganan dos | Isi Ulang Pertama, Sama-sama Untung | أول شحن يفوز به الاثنان
  friends-weekend | inviteReward | 5 | ended | -31 | 27 | login 0 | coins 2 | 好友周末 | Weekend of Friends | Fin de semana de amigos | Akhir Pekan Teman | عطلة الأصدقاء
  one-more-seat | helpUnlock | 1 | ended | -38 | 30 | register 0 | once 0 | 给好友留个座 | One More Seat | Un lugar más | Satu Kursi Lagi | مقعد آخر
  shorts-together | inviteReward | 2 | settled | -96 | 40 | watch 15 | vip 7 | 短剧一起追 | Shorts Together | Cortos en compañía | Nonton Drama Pendek Bareng | مسلسلات قصيرة معا
  packets-from-home | redPacket | 3 | settled | -140 | 35 | nextDay 0 | coins 2 | 家乡红包 | Packets from Home | Sobres de casa | Angpau dari Rumah | مظاريف من البيت
  invite-relay | inviteReward | -1 | settled | -190 | 40 | login 0 | vip 7 | 邀友接力 | Invitation Relay | Relevo de invitaciones | Estafet Undangan | تتابع الدعوات
  cash-for-friends | cashTurntable | 6 | settled | -240 | 30 | firstPay 99 | cash 3 | 好友现金日 | Cash for Friends | Dinero por amigos | Uang untuk Teman | نقد مقابل الأصدقاء
  first-hundred | inviteReward | 0 | settled | -300 | 45 | register 0 | coins 2 | 百人邀请团 | The First Hundred | Los primeros cien | Seratus Pertama | المئة الأوائل`

/** The campaigns in the order of their ids; those of one mode that run at a time are for different areas. */
export function campaigns(world: World): readonly Campaign[] {
  return world.once('invite campaigns', () =>
    lines
      .trim()
      .split('\n')
      .slice(0, world.asked('fissionActivity'))
      .map((line) => campaignOf(world.calendar.now, line)),
  )
}

function campaignOf(now: number, line: string): Campaign {
  const [code = '', mode, region, state, from, days, valid = '', ladder = '', ...names] = line
    .split('|')
    .map((cell) => cell.trim())
  const [action, value] = valid.split(' ')
  const [steps, reward] = ladder.split(' ')
  const startsAt = Math.round((now + Number(from) * day) / day) * day + 10 * hour
  return {
    ...{ code, name: phrases(names.join('|'))[0]!, region: Number(region), startsAt },
    endsAt: startsAt + Number(days) * day,
    mode: modes.find((each) => each === mode) ?? 'inviteReward',
    state: states.find((each) => each === state) ?? 'settled',
    validAction: actions.find((each) => each === action) ?? 'register',
    validValue: Number(value),
    ladder: Object.entries(ladders).find(([name]) => name === steps)?.[1] ?? ladders.vip,
    inviteeReward: Number(reward),
  }
}

const modes = ['inviteReward', 'helpUnlock', 'bargain', 'cashTurntable', 'redPacket'] as const
const states = ['draft', 'awaitingApproval', 'scheduled', 'running', 'ended', 'paused', 'settled'] as const
const actions = ['register', 'login', 'watch', 'nextDay', 'firstPay'] as const

/** What a reward costs, in US cents, by its place counted from 1; nothing is 0. */
export function costOf(world: World, reward: number): number {
  return reward === 0
    ? 0
    : Number(activityReward.row(world, reward - 1, world.random('activityReward', reward))['unitCost'])
}

/** What so many valid invitations have brought, in US cents, and how many steps that is. */
export function reachedOf(world: World, { ladder }: Pick<Campaign, 'ladder'>, valid: number) {
  const steps = ladder.filter(([invites]) => invites <= valid)
  return {
    steps: steps.length,
    value: steps.reduce((sum, [, reward, count]) => sum + costOf(world, reward) * count, 0),
  }
}

/** The areas of a region, or everywhere. */
export function areasOf(world: World, region: number, group: AreaGroup): number[] {
  return region < 0 ? [-1] : areasIn(world, group).slice(region, region + 1)
}
