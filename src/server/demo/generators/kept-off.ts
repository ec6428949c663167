import type rankBlacklistEntry from '../../../entities/app-manage/rank-blacklist-entry'
import type forceUpdateRule from '../../../entities/app-manage/force-update-rule'
import { textOf, written } from '../written/written'
import { updatePrompt as writtenPrompt } from '../written/service'
import type { DemoRow, Generator, RowOf } from '../world'

/** Why something is kept off rankings, and what was noted with it. */
const blocked = written(
  'reason note',
  `
  copyright | Licence of this area ends before the month does
  copyright | Owner asks to wait for the premiere on television
  sensitive | Plays during a coup; not in the week of the election
  sensitive | Posters show alcohol
  quality | Subtitles of the last episodes are machine made
  quality | Sound is out of step from episode 12 on
  manipulated | Votes of 400 accounts from one network
  manipulated | Plays doubled overnight, nearly all of them five seconds long
  partner | Shown only in the partner’s own row, by contract
  other | A cast member is in court; until the verdict`,
)

export const rankBlacklistEntryGenerator: Generator = {
  isLater: true,
  row: (world, index, random): DemoRow =>
    ({ ...blocked.row(world, index * 7, random), ranks: [] }) satisfies RowOf<typeof rankBlacklistEntry>,
}

const updates = [
  '当前版本即将停用，请更新后继续使用。 / This version ends soon. Please update to go on.',
  '为了您的账号安全，请更新到最新版本。 / For the safety of your account, please update.',
  '旧版本无法播放新剧集，更新后即可观看。 / New episodes do not play in this version. Update, and they will.',
  '支付功能已升级，请更新后充值。 / Paying has changed. Please update before you top up.',
] as const

/** The version that is asked to update, 3.0.0: whatever is offered instead is newer. */
const oldest = 30_000

/** What somebody reads who cannot go on without updating. */
export const forceUpdateRuleGenerator: Generator = {
  isLater: true,
  row: (_world, index): RowOf<typeof forceUpdateRule> => ({
    text: textOf(updates[index % updates.length]!),
    minOs: null,
    fromVersion: null,
    toVersion: oldest,
    channels: [],
  }),
}

/** Some of those who see a prompt follow it; what they get for it is named by its code. */
export const updatePromptGenerator: Generator = {
  ...writtenPrompt,
  row(world, index, random): DemoRow {
    const shown = random.longTail(9_000, 0.5)
    return {
      ...writtenPrompt.row(world, index, random),
      reward: index === 0 ? 'COIN_10' : null,
      fromVersion: null,
      toVersion: oldest,
      channels: [],
      shown,
      accepted: Math.round(shown * (0.25 + random.next() * 0.4)),
    }
  },
}
