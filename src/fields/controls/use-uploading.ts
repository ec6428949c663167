import { use, useEffect, useRef, useState } from 'react'
import { atOnce } from '../at-once'
import type { FormatContext } from '../format-context'
import { extensionOf, REFUSED_TYPES, type UploadOptions } from '../storage-key'
import { UploadPlaceContext, useUpload } from '../uploads'

/** How many files are on their way at once: browsers hold six connections to a host, and lists want some of them. */
const uploadsAtOnce = 3

/** A file that did not arrive. */
export interface FailedFile {
  readonly file: File
  readonly reason: string
  /** Whether it may be sent again as it is: it was not refused for what it is. */
  readonly mayRetry: boolean
}

/** Sends files, a few at once. `stored` hears the keys and names of those that arrived, in their order; the others are reported with their reasons. */
export function useUploading(
  rules: UploadOptions,
  context: FormatContext,
  stored: (keys: readonly string[], names: readonly string[]) => void,
) {
  const upload = useUpload()
  const place = use(UploadPlaceContext)
  const [progress, setProgress] = useState<number>()
  const [failed, setFailed] = useState<readonly FailedFile[]>([])
  const stop = useRef<AbortController>(undefined)
  // What is changed while files are under way must not be undone by their arrival.
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  })
  useEffect(() => () => stop.current?.abort(), [])

  const send = async (files: readonly File[]) => {
    const controller = new AbortController()
    stop.current = controller
    const refused = files.flatMap((file) => refusedFile(file, rules, context))
    const sent = files.filter((file) => !refused.some((each) => each.file === file))
    setFailed(refused)
    if (sent.length === 0) return
    const shares = sent.map(() => 0)
    setProgress(0)
    const results = await atOnce(uploadsAtOnce, sent, (file, index) => {
      controller.signal.throwIfAborted()
      const onProgress = (share: number) => {
        shares[index] = share
        setProgress(shares.reduce((sum, each) => sum + each, 0) / shares.length)
      }
      return upload(file, { onProgress, signal: controller.signal, ...(place !== undefined && { place }) })
    })
    setProgress(undefined)
    const { keys, names, lost } = sorted(sent, results, context)
    if (!controller.signal.aborted) setFailed([...refused, ...lost])
    if (keys.length > 0) latest.current(keys, names)
  }
  const dismiss = (gone: FailedFile) => setFailed((all) => all.filter((each) => each !== gone))
  return {
    send,
    cancel: () => stop.current?.abort(),
    progress,
    failed,
    /** Sends what did not arrive once more. */
    retry: () => void send(failed.filter(({ mayRetry }) => mayRetry).map(({ file }) => file)),
    dismiss,
  }
}

function sorted(sent: readonly File[], results: readonly PromiseSettledResult<string>[], { caption }: FormatContext) {
  const keys: string[] = []
  const names: string[] = []
  const lost: FailedFile[] = []
  sent.forEach((file, index) => {
    const result = results[index]
    if (result?.status === 'fulfilled') {
      keys.push(result.value)
      names.push(file.name)
    } else {
      const id = result?.reason instanceof Error ? result.reason.message : 'error.uploadUnavailable'
      lost.push({ file, reason: caption(id), mayRetry: true })
    }
  })
  return { keys, names, lost }
}

function refusedFile(file: File, rules: UploadOptions, context: FormatContext): FailedFile[] {
  const reason = refusalOf(file, rules, context)
  return reason === undefined ? [] : [{ file, reason, mayRetry: false }]
}

/** Why a file is not even sent; undefined where it may be. */
export function refusalOf(
  file: { readonly name: string; readonly size: number },
  { accept, maxBytes }: UploadOptions,
  { caption }: FormatContext,
): string | undefined {
  const extension = extensionOf(file.name)
  if (REFUSED_TYPES.includes(extension)) return caption('error.refusedType', { types: REFUSED_TYPES.join(', ') })
  if (accept && !accept.includes(extension)) return caption('error.unsupportedType', { types: accept.join(', ') })
  if (maxBytes !== undefined && file.size > maxBytes) {
    return caption('error.fileTooLarge', { max: Math.round((maxBytes / 1_048_576) * 10) / 10 })
  }
  return undefined
}
