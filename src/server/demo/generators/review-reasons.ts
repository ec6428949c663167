import type reviewReason from '../../../entities/review-manage/review-reason'
import type { Generator, RowOf } from '../world'
import { reviewReason as writtenReasons } from '../written/service'

const decisions = {
  critical: ['reject', 'takeDown'],
  serious: ['reject', 'limit'],
  minor: ['return'],
} as const
/** What a breach costs its author, by how bad it is. */
export const reasonPoints = { critical: 12, serious: 6, minor: 2 }

interface Name {
  readonly zh_CN: string
  readonly en: string
}

const isName = (value: unknown): value is Name =>
  typeof value === 'object' && value !== null && 'zh_CN' in value && 'en' in value

/** The written reasons: users are told which one it was and what they can do, reviewers how far it goes. */
export const reviewReasonGenerator: Generator = {
  count: (world) => writtenReasons.count?.(world) ?? 0,
  row(world, index, random): RowOf<typeof reviewReason> {
    const row = writtenReasons.row(world, index, random)
    const name = isName(row['name']) ? row['name'] : { zh_CN: '', en: '' }
    const severity = (['critical', 'serious', 'minor'] as const).find((each) => each === row['severity']) ?? 'minor'
    const isFixable = row['fixable'] === true
    const next = isFixable
      ? { zh_CN: '修改后可重新提交', en: 'Change it and submit it again' }
      : { zh_CN: '该内容不能再次提交', en: 'It cannot be submitted again' }
    return {
      ...row,
      areas: [-1],
      decisions: isFixable ? [...new Set(['return' as const, ...decisions[severity]])] : [...decisions[severity]],
      userMessage: {
        zh_CN: `《{{title}}》未通过审核：${name.zh_CN}。${next.zh_CN}；如有异议，请在 {{appealDays}} 天内申诉。`,
        en: `“{{title}}” was not approved: ${name.en.toLowerCase()}. ${next.en}; you can appeal within {{appealDays}} days.`,
      },
      guideline: `<p>Samples of “${name.en}” are in the library. When in doubt choose “unsure”: the final reviewer decides.</p>`,
      points: reasonPoints[severity],
      needsMark: ['violence', 'sexual', 'technical', 'subtitle'].includes(String(row['group'])),
      legal: severity === 'critical' && ['minors', 'fraud'].includes(String(row['group'])),
    }
  },
}
