import { bool, duration, file, instant, int, json, languages, oneOf, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'
import { definitions } from '../../shared/codes'

/**
 * A retry runs at most 5 times; afterwards the source must be replaced. Replacing a source keeps the old outputs
 * playing until all new ones are ready, then swaps them at once. A download link lives 15 minutes, carries the
 * account's name and is written to the audit. The only ready resource of an online episode may not be taken offline
 * or deleted.
 */
export default defineEntity({
  name: 'resource',
  service: 'media',
  label: 'originalFilename',
  scale: 9_000_000,
  demo: 9_000,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: ['episode', 'video'],
  groups: {
    identity: ['episode', 'video', 'originalFilename', 'md5', 'cdnNode'],
    media: ['file'],
    safety: ['checks', 'error'],
    people: ['priority'],
    schedule: ['duration', 'finishedAt'],
    results: ['width', 'height', 'bitrateKbps', 'sizeBytes', 'progress', 'attempts'],
    settings: ['role', 'definition', 'codec', 'container', 'audioLanguages', 'drm', 'profile'],
  },
  fields: {
    episode: ref('episode'),
    video: ref('contentVideo'), // exactly one of episode and video
    role: oneOf(['source', 'output'], { default: 'source' }),
    definition: oneOf(definitions, { required: true }),
    codec: oneOf(['h264', 'h265', 'av1', 'vp9'], { default: 'h264' }),
    container: oneOf(['hls', 'dash', 'mp4', 'mkv', 'mov'], { default: 'hls' }),
    width: int({ readOnly: true }),
    height: int({ readOnly: true }),
    bitrateKbps: int({ readOnly: true }),
    duration: duration({ readOnly: true }),
    sizeBytes: int({ readOnly: true, unit: 'bytes' }), // at most 80 GB for a source
    audioLanguages: languages(),
    drm: bool({ default: true }),
    originalFilename: string({ max: 255, readOnly: true }),
    md5: string({ readOnly: true, role: 'code' }), // the same source already stored is offered for reuse
    file: file({ secret: 'MovieManage:seriesResources.downloadSource' }), // mp4, mkv, mov, ts; never webp
    profile: oneOf(['standard', 'premium4k', 'lowBandwidth', 'vertical'], { default: 'standard' }),
    progress: percent({ readOnly: true }),
    priority: oneOf(['low', 'normal', 'high', 'urgent'], { default: 'normal' }),
    attempts: int({ readOnly: true }),
    checks: json<Finding[]>({ readOnly: true }),
    error: string({ max: 500, readOnly: true }),
    finishedAt: instant({ readOnly: true }),
    cdnNode: ref('cdnNode'),
  },
  states: {
    uploading: { byUpload: 'queued', byFailure: 'failed' },
    queued: { byWorker: 'transcoding', cancelResource: 'cancelled' },
    transcoding: { byWorker: 'checking', byFailure: 'failed', cancelResource: 'cancelled' },
    checking: { byPassedCheck: 'ready', byFailedCheck: 'held' },
    held: { acceptCheck: 'ready', rejectCheck: 'failed' },
    ready: { takeOffline: 'offline' },
    failed: { retryResource: 'queued' },
    cancelled: { retryResource: 'queued' },
    offline: { bringBack: 'ready' },
  },
})

/** What the quality check found, from one second to another. */
interface Finding {
  code: 'black' | 'silence' | 'freeze' | 'noAudio' | 'avSync' | 'letterbox' | 'durationMismatch'
  from: number
  to: number
  level: 'warn' | 'fail'
}
