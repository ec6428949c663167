import { useEffect, useRef, useState } from 'react'
import type { FormatContext } from '../format-context'
import { extensionOf, type UploadOptions } from '../storage-key'
import { useUpload } from '../uploads'

export interface UploadRules extends UploadOptions {
  /** Extensions that are never taken. */
  readonly refuse?: readonly string[]
}

/** Sends files one after the other. `stored` hears the keys and names of those that arrived; what fails is told and can be chosen again. */
export function useUploading(
  rules: UploadRules,
  context: FormatContext,
  stored: (keys: readonly string[], names: readonly string[]) => void,
) {
  const upload = useUpload()
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
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
    const keys: string[] = []
    const names: string[] = []
    setProblem(undefined)
    try {
      for (const file of files) {
        const refusal = refusalOf(file, rules, context)
        if (refusal) {
          setProblem(refusal)
          continue
        }
        setProgress(0)
        keys.push(await upload(file, { onProgress: setProgress, signal: controller.signal }))
        names.push(file.name)
      }
    } catch (error) {
      if (!controller.signal.aborted)
        setProblem(context.caption(error instanceof Error ? error.message : 'error.uploadUnavailable'))
    } finally {
      setProgress(undefined)
      if (keys.length > 0) latest.current(keys, names)
    }
  }
  return { send, cancel: () => stop.current?.abort(), progress, problem }
}

/** Why a file is not even sent; undefined where it may be. */
export function refusalOf(
  file: { readonly name: string; readonly size: number },
  { accept, refuse = [], maxBytes }: UploadRules,
  { caption }: FormatContext,
): string | undefined {
  const extension = extensionOf(file.name)
  if (refuse.includes(extension)) return caption('error.refusedType', { types: refuse.join(', ') })
  if (accept && !accept.includes(extension)) return caption('error.unsupportedType', { types: accept.join(', ') })
  if (maxBytes !== undefined && file.size > maxBytes) {
    return caption('error.fileTooLarge', { max: Math.round((maxBytes / 1_048_576) * 10) / 10 })
  }
  return undefined
}
