import { addAbortSignal } from 'node:stream'
import resource from '../../../entities/movie-manage/resource'
import { definitions } from '../../../shared/codes'
import type { Row } from '../../../schema/entity'
import { defineWork } from '../../jobs/work'
import type { MediaFacts } from '../../media/transcoding'
import { transcodingOf } from '../../media/transcoding-of'
import { followChanges } from '../../operations/follow-changes'
import type { Context } from '../../pipeline/operation'
import type { Services } from '../../base/services'
import { asSystem, type SystemContext } from '../../run/as-system'
import { swapFiles } from './swap-files'
import { isHeld } from './transcode-holds'
import { isOutage } from '../../pipeline/outage'
import { failureText } from '../../pipeline/failure-text'

type Resource = Row<typeof resource>
export const transcodeWork = 'media.transcode'

/** Has a file made ready as soon as the call that queued it has ended. */
export function queueTranscoding(context: Context, id: number): Promise<void> {
  return context.services.jobs.schedule(context, transcodeWork, { id }, context.now)
}

/** Takes a queued file through the transcoder; one that somebody has cancelled meanwhile is left alone. */
export const transcoding = defineWork<{ id: number }>(transcodeWork, {
  lane: 'media',
  stopsItself: true,
  run: async (services, { id }, signal) => {
    const begun = await step(services, id, ['queued', 'transcoding'], async ({ db, records }, row) => {
      if (row.state === 'queued' && (await isHeld(db, row.profile))) return row
      return records.update(resource, row, { state: 'transcoding', attempts: (row.attempts ?? 0) + 1, progress: 0 })
    })
    if (begun?.state !== 'transcoding') return
    const outcome = await attempt(services, begun, signal)
    await step(services, id, ['transcoding'], async (context, row) => {
      if ('error' in outcome)
        return context.records.update(resource, row, { state: 'failed', error: outcome.error.slice(0, 500) })
      const ready = await context.records.update(resource, row, {
        ...factsOf(row, outcome),
        state: 'ready',
        progress: 100,
        error: null,
        finishedAt: context.now.toISOString(),
      })
      await swapFiles(context, ready)
      return ready
    })
  },
})

async function step(
  services: Services,
  id: number,
  states: readonly Resource['state'][],
  change: (context: SystemContext, row: Resource) => Promise<Resource>,
): Promise<Resource | undefined> {
  return asSystem(services, transcodeWork, new Date(), async (context) => {
    const row = await context.records.find(resource, id)
    if (!row || !states.includes(row.state)) return undefined
    const changed = await change(context, row)
    await followChanges(context, context.records.changes)
    return changed
  })
}

async function attempt(
  { storage, log }: Services,
  row: Resource,
  signal: AbortSignal,
): Promise<MediaFacts | { readonly error: string }> {
  const key = row.file ?? ''
  // Files of the demo have records but are not stored: what their records say of them stands.
  const { error: _former, ...facts } = row
  if (key.startsWith('demo/')) return { ...facts, sizeBytes: row.sizeBytes ?? 0, md5: row.md5 ?? '' }
  try {
    const stored = await storage.read(key)
    if (!stored) return { error: 'The file is not in the storage.' }
    const content = addAbortSignal(signal, stored.content)
    return await transcodingOf().transcode({ name: row.originalFilename ?? key, content })
  } catch (error) {
    // It is begun again: that its time is over says nothing about the file.
    signal.throwIfAborted()
    // Nor does it that the place of files is away.
    if (isOutage(error)) throw error
    log.warn({ err: error, resource: row.id }, 'a file could not be made ready')
    return { error: failureText(error) }
  }
}

/** What was found out; the definition is that of the picture where its size is known. */
function factsOf(row: Resource, { duration, width, height, sizeBytes, md5 }: MediaFacts): Partial<Resource> {
  const lines = width !== null && height !== null ? Math.min(width, height) : null
  const fitting = definitions.filter((definition) => lines !== null && Number(definition.slice(1)) <= lines)
  return {
    duration: duration ?? row.duration,
    width: width ?? row.width,
    height: height ?? row.height,
    sizeBytes,
    md5,
    definition: fitting.at(-1) ?? row.definition,
    ...(duration && duration > 0 && { bitrateKbps: Math.round((sizeBytes * 8) / duration / 1000) }),
  }
}
