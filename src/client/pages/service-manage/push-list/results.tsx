import { navigate } from 'wouter/use-browser-location'
import { commandTitle } from '../../../engine/commands/command-title'
import { openResult } from '../../../engine/commands/result-dialog'
import type { ShowResult } from '../../../engine/commands/show-result'
import { caption } from '../../../base/i18n/i18n'
import { testResultsOf, type TestAnswer } from '../pushes/test-results'
import { toast } from '../../../base/ui/toast-store'

/** Device by device, and on as the phones tell. */
export const testSend: ShowResult = (result: TestAnswer, target, info) => {
  const [push] = target.kind === 'rows' ? target.ids : []
  if (push !== undefined) openResult({ title: commandTitle(info), content: testResultsOf(push, result) })
}

/** The copy is opened, to be read over and scheduled. */
export const sendToUnopened: ShowResult = ({ id, count }: { readonly id: number; readonly count: number }) => {
  toast.success(caption('pushFigures.copied', { count }))
  navigate(`/service-manage/update-push?id=${id}`)
}

export const resendFailed: ShowResult = ({ count }: { readonly count: number }) =>
  void toast.info(caption('pushFigures.resending', { count }))

export const recall: ShowResult = ({ onPhones }: { readonly onPhones: number }) =>
  void toast.info(caption('pushFigures.recalling', { count: onPhones }))
