import { bool, file, int, json, oneOf, percent, ref } from '../../fields'
import { defineEntity } from '../../schema/entity'
import type { LineFault } from '../../shared/subtitle-checks'

/**
 * Publishing needs coverage of 80 % or more and no cue beyond the episode's end; its faults are those of the limits of its
 * language (`subtitle-limits.ts`). One default per episode and area language; every save keeps the former file
 * as a version that can be brought back.
 */
export default defineEntity({
  name: 'subtitle',
  service: 'cms',
  plain: [{ call: 'POST /cms/backend/episode/querySubtitlingList', asks: { episodeId: 'episode' }, in: 'rows' }],
  label: ['episode', 'language', 'kind'],
  scale: 12_000_000,
  demo: 7_000,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: 'episode',
  assignedTo: ['proofreader'],
  groups: {
    identity: ['episode', 'language', 'kind'],
    media: ['file'],
    safety: ['faults', 'complaints'],
    people: ['proofreader'],
    results: ['cues', 'coverage', 'quality'],
    settings: ['origin', 'format', 'offsetMs', 'isDefault'],
  },
  fields: {
    episode: ref('episode', { required: true }),
    language: ref('language', { required: true }),
    kind: oneOf(['normal', 'sdh', 'forced'], { default: 'normal' }),
    origin: oneOf(['uploaded', 'ai', 'aiProofread', 'partner', 'crawled'], { readOnly: true }),
    format: oneOf(['srt', 'vtt', 'ass'], { required: true }),
    file: file({ required: true }), // UTF-8, up to 5 MB; other encodings are converted and shown before the save
    offsetMs: int({ min: -600000, max: 600_000, default: 0, unit: 'milliseconds' }),
    isDefault: bool({ default: false }),
    cues: int({ readOnly: true }),
    coverage: percent({ readOnly: true }), // spoken seconds with a cue
    quality: int({ min: 0, max: 100, readOnly: true }),
    faults: json<Fault[]>({ readOnly: true }),
    proofreader: ref('account'),
    complaints: int({ readOnly: true }),
  },
  states: {
    draft: { assignProofreader: 'proofreading', publishSubtitle: 'published' },
    proofreading: { publishSubtitle: 'published' },
    published: { withdrawSubtitle: 'withdrawn' },
    withdrawn: { publishSubtitle: 'published' },
  },
  unique: [['episode', 'language', 'kind']],
})

interface Fault {
  /** Its number, from 1. */
  cue: number
  code: LineFault | 'untranslated' | 'sensitive'
}
