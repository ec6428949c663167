import type { z } from 'zod'
import type { Frozen } from '../../../calls/define-call'
import type { linkedFile } from '../../../calls/shared'
import { addressOf } from './api'

/** A link to a file as the server hands it out: where it is for a while, and what to save it as. */
export type FileLink = Frozen<z.output<typeof linkedFile>>

/** Whether an answer is a link to a file. */
export function isFileLink(answer: unknown): answer is FileLink {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'url' in answer &&
    'name' in answer &&
    typeof answer.url === 'string' &&
    answer.url.startsWith('/files/')
  )
}

/** Has the browser save a file. The link has its own right, since a browser's download sends no token. */
export function saveFile({ url, name }: FileLink): void {
  const anchor = document.createElement('a')
  anchor.href = addressOf(url)
  anchor.download = name
  anchor.click()
}

/** Has the browser save a text that it holds itself; a mark in front lets a spreadsheet know that it is UTF-8. */
export function saveText(name: string, text: string, type = 'text/csv'): void {
  const mark = type === 'text/csv' ? ['\uFEFF'] : []
  saveBlob(name, new Blob([...mark, text], { type: `${type};charset=utf-8` }))
}

/** Has the browser save what it holds itself. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(url)
}
