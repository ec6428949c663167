import type inviteProgram from '../../../entities/task-center/invite-program'
import { day, instant } from '../calendar'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { areasOf } from './invite-campaigns'
import { invitePlans } from './invite-plan'

type Program = RowOf<typeof inviteProgram>

/** The standing programme of each region: its region, state, points for either side, and name. */
const lines = [
  [0, 'live', 300, 100, '邀友一起追剧 | Watch with Friends | Mira con amigos | Nonton Bareng Teman | شاهد مع أصدقائك'],
  [6, 'live', 300, 100, '叫上朋友 | Call Your Friends | Llama a tus amigos | Panggil Temanmu | نادِ أصدقاءك'],
  [7, 'live', 500, 200, '邀请好友 | Invite a Friend | Invita a un amigo | Undang Teman | ادع صديقا'],
  [2, 'live', 300, 100, '拉上好友赚积分 | Points for Friends | Puntos por amigos | Poin untuk Teman | نقاط للأصدقاء'],
  [4, 'live', 500, 200, '请朋友来看 | Bring a Guest | Trae un invitado | Bawa Tamu | أحضر ضيفا'],
  [1, 'live', 400, 150, '好友同乐 | Fun for Two | Diversión para dos | Seru Berdua | متعة لاثنين'],
  [
    5,
    'stopped',
    300,
    100,
    '邀友有礼 | A Gift for Every Friend | Un regalo por amigo | Hadiah tiap Teman | هدية لكل صديق',
  ],
  [3, 'awaitingApproval', 400, 150, '好友请客 | A Friend’s Treat | Invita la casa | Traktiran Teman | ضيافة الصديق'],
] as const

const given = (world: World) => lines.slice(0, world.asked('inviteProgram'))

/** The regions of the programmes that are on, by the place of each; -1 where it is not on. */
export function programRegions(world: World): readonly number[] {
  return given(world).map(([region, state]) => (state === 'live' ? region : -1))
}

/** Pays points for each valid invitation of the last thirty days; a thousand of them are a dollar. */
export const inviteProgramGenerator: Generator = {
  count: (world) => given(world).length,
  row(world, index): Program {
    const { now } = world.calendar
    const [region, state, inviterPoints, inviteePoints, name] = lines[index]!
    const recent = invitePlans(world).filter(
      ({ program, clickedAt }) => program === index && clickedAt > now - 30 * day,
    )
    const valid = recent.filter((each) => each.state === 'valid').length
    const judged = recent.filter((each) => each.state === 'valid' || each.state === 'invalid').length
    const steps: NonNullable<Program['steps']> = [
      { event: 'register', points: 50 },
      { event: 'bindPhone', points: 50 },
      { event: 'watchMinutes', points: 100 },
      { event: 'firstPay', points: 300 },
    ]
    // A newcomer takes the first three steps; few pay so soon.
    const points30d = valid * (inviterPoints + inviteePoints + 200)
    const madeAt = now - (340 - index * 9) * day
    const isNew = state === 'awaitingApproval'
    return {
      ...{ state, inviterPoints, inviteePoints, steps, points30d },
      name: phrases(name)[0]!,
      areas: areasOf(world, region, 'state'),
      clients: null,
      ladder: [
        { invites: 5, points: 500, count: 1 },
        { invites: 10, points: 1_500, count: 1 },
        { invites: 30, points: 5_000, count: 1 },
      ],
      shareRate: 5,
      shareDays: 90,
      dailyCap: 20,
      ruleSet: world.id('fissionRule', 0),
      codeInput: 3,
      inviters30d: new Set(recent.map(({ inviter }) => inviter)).size,
      valid30d: valid,
      invalidRate30d: judged === 0 ? 0 : Math.round(((judged - valid) / judged) * 1_000) / 10,
      costPerNewUser: valid === 0 ? 0 : Math.round(points30d / valid / 10),
      currency: 'USD',
      createdAt: instant(isNew ? now - 9 * 3_600_000 : madeAt),
      updatedAt: instant(isNew ? now - 8 * 3_600_000 : state === 'stopped' ? now - 61 * day : madeAt + day),
    }
  },
}
