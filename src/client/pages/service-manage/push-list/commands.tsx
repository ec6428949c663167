import { lazy } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { isWeek, tableAddress, weekAddress } from './week-address'
import { commandTitle } from '../../../engine/commands/command-title'
import { openResult } from '../../../engine/commands/result-dialog'
import { caption } from '../../../base/i18n/i18n'
import { testResultsOf, type TestAnswer } from '../pushes/test-results'
import { toast } from '../../../base/ui/toast-store'
import type { PageCode } from '../../../engine/commands/page-code'

/** It comes when somebody is asked to approve: it draws the phone and the audience. */
const ApprovalView = lazy(() => import('./approval-view').then((module) => ({ default: module.ApprovalView })))

export default {
  /** Turns the table into the week and back; the list's filters stay. */
  switchLayout: {
    start: (_target, _args, info) => {
      const { pathname, search } = location
      const { path } = info.page
      if (pathname !== path) return navigate(`${path}?${weekAddress('', {})}`)
      const next = isWeek(search) ? tableAddress(search) : weekAddress(search, {})
      navigate(next ? `${path}?${next}` : path, { replace: true })
    },
  },
  /** Device by device, and on as the phones tell. */
  testSend: {
    onResult: (result: TestAnswer, target, info) => {
      const [push] = target.kind === 'rows' ? target.ids : []
      if (push !== undefined) openResult({ title: commandTitle(info), content: testResultsOf(push, result) })
    },
  },
  /** The copy is opened, to be read over and scheduled. */
  sendToUnopened: {
    onResult: ({ id, count }: { readonly id: number; readonly count: number }) => {
      toast.success(caption('pushFigures.copied', { count }))
      navigate(`/service-manage/update-push?id=${id}`)
    },
  },
  resendFailed: {
    onResult: ({ count }: { readonly count: number }) => void toast.info(caption('pushFigures.resending', { count })),
  },
  recall: {
    onResult: ({ onPhones }: { readonly onPhones: number }) =>
      void toast.info(caption('pushFigures.recalling', { count: onPhones })),
  },
  /** What is about to be sent, to whom, and what else they get in those hours. */
  approve: {
    dialog: ({ target }) => (target.kind === 'rows' ? <ApprovalView rows={target.known} /> : null),
  },
} satisfies PageCode
