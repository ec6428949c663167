import { bool, decimal, deepLink, duration, int, oneOf, ref, rows, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** Kept 90 days; user is masked without AppManage:aiSearch.identity. */
export default defineEntity({
  name: 'aiSearchQuery',
  service: 'cms',
  api: 'aiSearch/query',
  label: 'text',
  scale: 50_000_000,
  demo: 400,
  keep: { from: 'createdAt', days: 90 },
  scopedBy: 'country',
  groups: {
    identity: ['user', 'text'],
    contents: ['results'],
    people: ['verdict', 'verdictNote'],
    audience: ['language', 'country'],
    results: ['resultCount', 'topScore', 'latencyMs', 'tokens'],
    settings: ['outcome'],
  },
  fields: {
    user: ref('user', { readOnly: true }),
    text: string({ max: 500, readOnly: true }),
    language: ref('language', { readOnly: true }),
    country: ref('country', { readOnly: true }),
    results: rows(
      { target: deepLink(), score: decimal(), clicked: bool(), playedSeconds: duration() },
      { readOnly: true },
    ),
    resultCount: int({ readOnly: true }),
    topScore: decimal({ readOnly: true }),
    latencyMs: int({ readOnly: true }),
    tokens: int({ readOnly: true }),
    outcome: oneOf(['played', 'clicked', 'ignored', 'empty', 'refused', 'error'], { readOnly: true }),
    verdict: oneOf(['none', 'good', 'wrong', 'offensive'], { default: 'none' }), // given by staff
    verdictNote: string({ max: 200 }),
  },
})
