import { caption } from '../../base/i18n/i18n'
import { labelOf } from '../parts/row-label'
import { currentLanguage } from '../../base/settings/settings-store'
import type { Preview } from '../../../calls/run'
import { targetCount, type Target } from '../parts/target'

/** What a command is about to do, in words: "12 of 15 can be banned; 3 are already banned (Ann, Bo, Cy)". */
export function previewText(target: Target, preview: Preview | null): string {
  if (target.kind === 'none') return (preview?.warnings ?? []).map(({ warning }) => warning).join(' ')
  const names = namesOf(target)
  if (!preview) {
    const count = targetCount(target)
    return count === null ? caption('command.previewUnknown') : names || caption('command.previewCount', { count })
  }
  const { total, eligible, reasons, sampled, estimated, warnings = [] } = preview
  const warned = warnings.map(({ warning }) => warning)
  const refused = eligible === 0 ? reasons.map(({ reason }) => reason) : []
  if (total === 1) return [names || preview.called, ...refused, ...warned].filter(Boolean).join(' – ')
  const parts = [
    total === eligible
      ? caption('command.previewAll', { count: total })
      : caption('command.previewSome', { eligible, total }),
    ...reasons.map(({ reason, count, examples }) =>
      caption('command.previewReason', { reason, count, examples: examples.join(caption('command.and')) }),
    ),
    ...warnings.map(({ warning, count, examples }) =>
      caption(examples.length > 0 ? 'command.previewReason' : 'command.previewWarning', {
        reason: warning,
        count,
        examples: examples.join(caption('command.and')),
      }),
    ),
    ...(estimated ? [caption('command.previewEstimated')] : []),
    ...(sampled === undefined ? [] : [caption('command.previewSampled', { count: sampled })]),
  ]
  return parts.join(' ')
}

function namesOf(target: Target): string {
  if (target.kind !== 'rows' || target.known.length === 0 || target.known.length > 3) return ''
  return target.known.map((row) => labelOf(target.entity, row, currentLanguage())).join(caption('command.and'))
}
