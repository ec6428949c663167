import type appArticle from '../../../entities/app-manage/app-article'
import { day, hour, instant } from '../calendar'
import { articleTexts } from '../words/article-texts'
import { spoken } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { textOf } from '../written/written'
import { areasIn, languageId } from './places'

type Article = RowOf<typeof appArticle>

/** Editions in force, before and after: how many days ago they came, and what is new in them. */
const plans: readonly (readonly [
  code: string,
  category: string,
  title: string,
  edition: number,
  state: NonNullable<Article['state']>,
  daysAgo: number,
  changeNote: string,
])[] = [
  ['terms', 'userAgreement', '用户协议 / Terms of service', 1, 'superseded', 520, 'First edition'],
  ['terms', 'userAgreement', '用户协议 / Terms of service', 2, 'superseded', 260, 'Clause 5: appeals within 15 days'],
  ['terms', 'userAgreement', '用户协议 / Terms of service', 3, 'live', 44, 'Clause 6: refund rules of the stores'],
  ['privacy', 'privacyPolicy', '隐私政策 / Privacy policy', 1, 'superseded', 520, 'First edition'],
  ['privacy', 'privacyPolicy', '隐私政策 / Privacy policy', 2, 'live', 190, 'Clause 5: where data is kept'],
  [
    'privacy',
    'privacyPolicy',
    '隐私政策 / Privacy policy',
    3,
    'awaitingApproval',
    -14,
    'Clause 6: recommendations can be off',
  ],
  ['vip', 'vipAgreement', '会员服务协议 / VIP agreement', 1, 'superseded', 480, 'First edition'],
  ['vip', 'vipAgreement', '会员服务协议 / VIP agreement', 2, 'live', 120, 'Clause 5: sharing within the family'],
  ['renewal', 'autoRenewal', '自动续费说明 / About renewals', 1, 'live', 480, 'First edition'],
  ['renewal', 'autoRenewal', '自动续费说明 / About renewals', 2, 'scheduled', -6, 'Clause 4: prices that rise'],
  ['hosts', 'anchorAgreement', '主播入驻协议 / Host agreement', 1, 'superseded', 450, 'First edition'],
  ['hosts', 'anchorAgreement', '主播入驻协议 / Host agreement', 2, 'live', 95, 'Clause 5: change of guild'],
  ['guilds', 'guildAgreement', '公会合作协议 / Guild agreement', 1, 'live', 450, 'First edition'],
  ['community', 'communityRules', '社区公约 / Community guidelines', 1, 'live', 400, 'First edition'],
  ['community', 'communityRules', '社区公约 / Community guidelines', 2, 'draft', -20, 'Clause 5: pictures made by AI'],
  ['live', 'liveRules', '直播规范 / Rules of live rooms', 1, 'live', 380, 'First edition'],
  ['minors', 'communityRules', '未成年人保护 / Protecting minors', 1, 'live', 330, 'First edition'],
  ['fraud', 'help', '反欺诈提示 / Beware of fraud', 1, 'live', 210, 'Asked for by the service after complaints'],
  ['earnings', 'help', '礼物与收益规则 / Gifts and earnings', 1, 'live', 300, 'First edition'],
  ['top-up', 'help', '充值规则 / Top-up rules', 1, 'live', 300, 'First edition'],
  ['about', 'about', '关于我们 / About us', 1, 'live', 500, 'First edition'],
]
/** Those that users have to accept again. */
const asksAgain = /^(terms|privacy) [23]$/
const memberDay = '双十一会员节公告 / 11.11 Member Day'

/** Of each agreement the edition in force, with those before it, and the next where one is being written. */
export const appArticleGenerator: Generator = {
  distinct: true,
  count: () => plans.length + 1,
  row(world, index, random): Article {
    const plan = plans[index] ?? memberDayOf(world)
    const [code, category, title, edition, state, daysAgo, changeNote] = plan
    const { now } = world.calendar
    const effectiveAt = Math.round((now - daysAgo * day) / hour) * hour
    const isWritten = state === 'draft' || state === 'awaitingApproval'
    const isOut = state === 'live' || state === 'superseded' || state === 'withdrawn'
    const author = world.id('account', 43 + (index % 3))
    const createdAt = isOut ? effectiveAt - random.between(8, 20) * day : now - random.between(30, 130) * hour
    const next = plans.find((other) => other[0] === code && other[3] === edition + 1)
    const body = bodyOf(world, code, edition)
    const reConsent = asksAgain.test(`${code} ${edition}`)
    return {
      code,
      category,
      title: textOf(title),
      edition,
      state,
      body,
      areas: code === 'guilds' ? areasIn(world, 'configur').slice(0, 6) : [-1],
      clients: [],
      effectiveAt: instant(effectiveAt),
      reConsent,
      changeNote,
      url: isOut ? `https://www.iron-player.example/articles/${code}` : null,
      missingLanguages: spoken.filter(
        (language) => !body.some((part) => part.language === languageId(world, language)),
      ),
      views7d: state === 'live' ? random.longTail(2_400, 0.8) : 0,
      accepted: reConsent && isOut ? random.between(880, 985) / 10 : null,
      createdAt: instant(createdAt),
      createdBy: author,
      updatedAt: instant(
        state === 'superseded' && next
          ? Math.round((now - next[5] * day) / hour) * hour
          : isOut
            ? effectiveAt
            : createdAt + (now - createdAt) * random.next(),
      ),
      updatedBy: isWritten ? author : world.id('account', 46 + (index % 3)),
    }
  },
}

/** The announcement of the last 11 November, taken down once the sale was over for a month. */
function memberDayOf(world: World): (typeof plans)[number] {
  const { now } = world.calendar
  const year = new Date(now).getUTCFullYear()
  const [last] = [year, year - 1].map((each) => Date.UTC(each, 10, 1, 2)).filter((moment) => moment < now)
  const daysAgo = (now - (last ?? now)) / day
  const state = daysAgo < 40 ? 'live' : 'withdrawn'
  return ['member-day', 'announcement', memberDay, 1, state, daysAgo, 'Terms of the sale, agreed with finance']
}

/** An article in each language that it is written in: an earlier edition lacks the last clauses. */
function bodyOf(world: World, code: string, edition: number): NonNullable<Article['body']> {
  const editions = Math.max(edition, ...plans.filter((plan) => plan[0] === code).map((plan) => plan[3]))
  const all = articleTexts[code] ?? []
  const clauses = all.slice(0, all.length - (editions - edition))
  return spoken.flatMap((language) => {
    const texts = clauses.map((clause) => clause[language])
    const id = languageId(world, language)
    return id === null || texts.length === 0 || texts.includes(undefined)
      ? []
      : [{ language: id, text: texts.map((text) => `<p>${text ?? ''}</p>`).join(''), machineMade: false }]
  })
}
