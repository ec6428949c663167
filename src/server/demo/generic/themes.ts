import * as commerce from '../words/pools/commerce'
import * as growth from '../words/pools/growth'
import * as live from '../words/pools/live'
import * as service from '../words/pools/service'
import * as surfaces from '../words/pools/surfaces'
import type { Phrase } from '../words/phrases'

/** Who or what a record is about, by its entity's name: the phrases that its name and title are drawn from. */
const themes: readonly (readonly [RegExp, readonly Phrase[]])[] = [
  [/grantBatch|vipIssue|integralRecharge/, service.grants],
  [/^ad$/, commerce.adverts],
  [/liveActivity(Template|Rank)|(square|detail|live)Banner/, growth.evergreen],
  [/activityEntry|publishPlanEntry/, growth.campaigns],
  [/advertiser|partner|vendor|agent|provider|promoter|company|licensor|brandTakeover/i, commerce.companies],
  [/guild(?!\w*(Rate|Stat))/i, live.guilds],
  [/level|grade|honou?r|standing|tier|badge|ratio/i, growth.honours],
  [/task(?!Setting|Submission)/i, growth.tasks],
  [/reward|prize|integralGoods|jackpot/i, growth.rewards],
  [/game|probability/i, growth.games],
  [/push|message|notice|recall|telegramPost|announcement|replyTemplate|updatePrompt/i, service.messages],
  [/job|batch|issue|exportTask|schedule|purge/i, service.jobs],
  [/word|search(?!Setting)|prompt|query/i, surfaces.searches],
  [/single|appointment|rankItem|collection/i, surfaces.lists],
  [/plate|component|block|rank|recommend|waterfall|board/i, surfaces.boards],
  [/navigation|bottomBar|tab|function|window|floating|feature|entry|channelGroup/i, surfaces.places],
  [
    /activity|campaign|banner|popup|^ad$|revealAd|program|offer|h5|fission|runway|pk|float|publishPlan/i,
    growth.campaigns,
  ],
  [
    /setting|rule|policy|preset|switch|route|triage|variant|override|status|client|market|limit|config|mix|budget|pool|period|login|view/i,
    service.rules,
  ],
]

/** The phrases of an entity; those of campaigns of any season where its name says nothing. */
export function themeOf(entity: string): readonly Phrase[] {
  return themes.find(([pattern]) => pattern.test(entity))?.[1] ?? growth.evergreen
}
