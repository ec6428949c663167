import { Badge, StatusDot, type Tone } from '../../../../src/client/base/ui/badge'
import type { Exhibit, Say } from '../exhibit'

const words = (say: Say): Readonly<Record<Tone, string>> => ({
  neutral: say('Draft', '草稿'),
  good: say('Published', '已发布'),
  warn: say('To verify', '待核实'),
  bad: say('Banned', '已封禁'),
  info: say('Scheduled', '待上线'),
  accent: say('12 new', '12 条新消息'),
})

const inTone = (tone: Tone) => (say: Say) => (
  <>
    <Badge tone={tone}>{words(say)[tone]}</Badge>
    <StatusDot tone={tone}>{words(say)[tone]}</StatusDot>
  </>
)

export default {
  states: {
    neutral: inTone('neutral'),
    good: inTone('good'),
    warn: inTone('warn'),
    bad: inTone('bad'),
    info: inTone('info'),
    accent: inTone('accent'),
  },
} satisfies Exhibit
