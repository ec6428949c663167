import { imageSize } from 'image-size'
import * as calls from '../../../calls/files'
import { peakRate, type FilmTrace } from '../../../shared/film-trace'
import { fileAccess } from '../../domain/files/file-access'
import { badField, notFound, Refusal } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { contentTypeOf } from '../../storage/content-types'
import { fitsLength, readPeaks, readSheet, writeTrace } from '../../storage/film-traces'

/** What is drawn of a film is for those who may read it, and for nobody else. */
export const filmPeaks = serve(calls.filmPeaks, {
  id: 'files.peaks',
  guard: 'signedIn',
  run: async (context, { key, link, ...stretch }) => {
    await openFilm(context, key, link)
    if (stretch.to <= stretch.from) throw badField('to', 'error.rangeReversed')
    const found = await readPeaks(context.services.storage, key, stretch)
    return found ? { ...found, peaks: found.peaks.toString('base64') } : null
  },
})

export const filmSheet = serve(calls.filmSheet, {
  id: 'files.sheet',
  guard: 'signedIn',
  run: async (context, { key, link }) => {
    await openFilm(context, key, link)
    const found = await readSheet(context.services.storage, key)
    return found ? { ...found.facts, address: `data:image/jpeg;base64,${found.picture.toString('base64')}` } : null
  },
})

/**
 * What the first browser hands in stays: nobody puts other pictures in its place. It says who made it, and is a drawing of the film
 * alone: decisions count what was played.
 */
export const keepTrace = serve(calls.keepTrace, {
  id: 'files.keepTrace',
  guard: 'signedIn',
  run: async (context, { key, link, length, ...given }) => {
    await openFilm(context, key, link)
    const { storage } = context.services
    const file = await storage.read(key, { first: 0, last: 0 })
    if (!file) throw notFound('file', key)
    file.content.destroy()
    const peaks = new Int8Array(Buffer.from(given.peaks, 'base64'))
    const sheet = given.sheet && { ...given.sheet, picture: Buffer.from(given.sheet.picture, 'base64') }
    const trace: FilmTrace = { length, rate: peakRate, peaks, sheet }
    if (!fitsLength(trace)) throw badField('peaks', 'error.traceOtherLength')
    if (sheet && !isSheet(sheet)) throw badField('sheet', 'error.traceNoSheet')
    return { isKept: await writeTrace(storage, key, trace, context.account.username) }
  },
})

/** @throws A0301 where whoever asks may not read the file, A0400 where it is neither film nor sound */
async function openFilm(context: Context, key: string, link: string | undefined): Promise<void> {
  if ((await fileAccess(context, key, link)).access === 'closed') throw new Refusal('A0301', 'error.linkOver')
  if (!/^(video|audio)\//.test(contentTypeOf(key)?.type ?? '')) throw badField('key', 'error.noFilm')
}

/** Whether a picture is a JPEG as large as the pictures that it claims to hold. */
function isSheet({ picture, width, height, columns, count }: NonNullable<FilmTrace['sheet']>): boolean {
  if (picture[0] !== 0xff || picture[1] !== 0xd8) return false
  try {
    const size = imageSize(picture)
    return size.type === 'jpg' && size.width === columns * width && size.height === Math.ceil(count / columns) * height
  } catch {
    return false
  }
}
