import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { longestTraced } from '../../../shared/film-trace'
import { call } from '../../base/api/api'
import { readBytes } from '../../base/api/read-bytes'
import type { StoredFile } from '../../base/api/file-address'
import { whenIdle } from '../../base/ui/when-idle'
import { peaksOf, sheetOf } from './make-trace'
import { traceQuery } from './sound-wave'

/** Larger films are not fetched as a whole to be drawn, in bytes. */
const largest = 64 * 1024 * 1024

/** What was tried already, by the key of the file: what cannot be drawn once is not tried again. */
const tried = new Set<string>()

interface Drawn {
  readonly of: StoredFile
  readonly src: string
  readonly isSound: boolean
  /** In seconds; 0 until it is known. */
  readonly length: number
}

/**
 * Draws a film that nobody has drawn before, once its page waits for nothing, and hands it in: browsers decode what the server has no
 * program for. A film that cannot be drawn has no wave and no pictures, which nobody needs to be told.
 */
export function useMakeTrace(drawn: Drawn | undefined): void {
  const client = useQueryClient()
  const { of, src, isSound, length } = drawn ?? { of: { key: '' }, src: '', isSound: false, length: 0 }
  const { data } = useQuery({
    queryKey: [...traceQuery(of), 'made'],
    queryFn: async ({ signal }) => {
      const input = { ...of, from: 0, to: 1, points: 1 }
      return { isMade: (await call('GET /auth/backend/file/peaks', { input, signal, quiet: true })) !== null }
    },
    enabled: drawn !== undefined && length > 0 && length <= longestTraced,
    staleTime: Infinity,
    retry: false,
  })
  const { key, link } = of
  const isWanted = data?.isMade === false
  useEffect(() => {
    if (!isWanted || tried.has(key)) return
    tried.add(key)
    const file = { key, ...(link !== undefined && { link }) }
    whenIdle(() => {
      makeTrace({ of: file, src, isSound, length })
        .then(() => client.invalidateQueries({ queryKey: traceQuery(file) }))
        .catch(() => undefined)
    })
  }, [isWanted, key, link, src, isSound, length, client])
}

async function makeTrace({ of, src, isSound, length }: Drawn): Promise<void> {
  const content = await readBytes(src, largest)
  if (!content) return
  const peaks = await peaksOf(content, length)
  const sheet = isSound ? null : await sheetOf(src, length)
  await call('POST /auth/backend/file/trace', {
    input: {
      ...of,
      length,
      peaks: inBase64(new Uint8Array(peaks.buffer)),
      sheet: sheet && { ...sheet, picture: inBase64(sheet.picture) },
    },
    quiet: true,
  })
}

/** How many bytes become letters at once: more arguments no call takes. */
const atOnce = 0x8000

function inBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += atOnce) parts.push(String.fromCharCode(...bytes.subarray(at, at + atOnce)))
  return btoa(parts.join(''))
}
