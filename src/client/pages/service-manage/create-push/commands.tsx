import type { Captions } from '../../../../schema/field'
import { recordUrl } from '../../../engine/parts/record-url'
import { openResult } from '../../../engine/commands/result-dialog'
import type { Target } from '../../../engine/parts/target'
import { commandTitle } from '../../../engine/commands/command-title'
import { doneText } from '../../../engine/commands/counted-title'
import { call } from '../../../base/api/api'
import { ApiError } from '../../../base/api/api-error'
import { translate } from '../../../base/api/translate'
import { caption } from '../../../base/i18n/i18n'
import { announceSaved } from '../../../engine/kinds/form/begin-session'
import { rootOf } from '../../../engine/kinds/form/form-state'
import { openPushForm } from '../pushes/open-push-form'
import { estimator } from '../pushes/push-form-state'
import { testResultsOf } from '../pushes/test-results'
import { languagesToTranslate } from '../pushes/text-languages'
import { toast } from '../../../base/ui/toast-store'
import type { PageCode } from '../../../engine/commands/page-code'

const editPage = '/service-manage/update-push?id='

const detailPage = '/service-manage/push-detail?id='

export default {
  /** Counts the audience at once. */
  estimate: {
    start: () => estimator.refresh(),
  },
  /** Saves what is unsaved, then sends it to a few people and shows what became of it on each device. */
  testSend: {
    start: async (_target, { users }, info) => {
      const id = await saved()
      if (id === undefined) return
      const form = openPushForm()
      const isNew = form?.record === null
      const answer = await call('POST /message/backend/push/testSend', {
        input: { id, users: idsIn(users) },
        command: info.id,
      })
      openResult({ title: commandTitle(info), content: testResultsOf(id, answer) })
      if (isNew) form?.leaveTo(recordUrl(editPage, id))
      else form?.reload()
    },
  },
  /** Saves what is unsaved, then submits it; what is in the way is shown at its fields. */
  submit: {
    start: async (_target, _args, info) => {
      const id = await saved()
      if (id === undefined) return
      const form = openPushForm()
      try {
        await call('POST /message/backend/push/submit', { input: { id }, command: info.id })
        toast.success(doneText(info, asTarget(id)))
        form?.leaveTo(recordUrl(detailPage, id))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const problems = error.problems.map(({ field, msg }) => ({ path: field, id: msg, params: {} }))
        form?.session.refuse(problems, error.message)
      }
    },
  },
  /** Puts title and body into the languages that the audience speaks and that lack them, for people to read over. */
  translate: {
    start: async (_target, _args, info) => {
      const form = openPushForm()
      if (!form) return
      const { values } = form.session.get().state
      const spoken = estimator.get().estimate?.byLanguage ?? []
      let count = 0
      for (const name of ['title', 'body']) {
        const texts = values[name] as Captions | null
        if (!texts?.en?.trim()) continue
        const to = languagesToTranslate(texts, spoken)
        if (to.length === 0) continue
        const answer = await translate({ texts: [texts.en], from: 'en', to }, info.id)
        const translated = Object.entries(answer).map(([language, [text = '']]) => [language, text])
        form.session.change(name, { ...texts, ...Object.fromEntries(translated) })
        count += to.length
      }
      if (count > 0) toast.success(caption('pushForm.translated', { count }))
      else toast.info(caption('pushForm.nothingToTranslate'))
    },
  },
} satisfies PageCode

/** The push of the form, by the name it was given there. */
function asTarget(id: number): Target {
  const form = openPushForm()
  if (!form) return { kind: 'none' }
  const { state } = form.session.get()
  return { kind: 'rows', entity: form.view.state.entity, ids: [id], known: [{ ...state.values, id, version: 0 }] }
}

/** The id of the push as it is saved now; undefined where it cannot be saved: the form says why. */
async function saved(): Promise<number | undefined> {
  const form = openPushForm()
  if (!form) return undefined
  const { session, view } = form
  const known = session.get().state.record?.id
  if (known !== undefined && !session.get().isDirty) return known
  const outcome = await session.submit()
  if (outcome.kind === 'saved') announceSaved(view.state.entity, outcome.saved, known === undefined)
  if (outcome.kind === 'saved') return outcome.saved.id
  const [first] = session.get().problems
  if (first)
    document.querySelector<HTMLElement>(`[data-field="${rootOf(first.path)}"] :is(input,textarea,button)`)?.focus()
  return outcome.kind === 'unchanged' ? known : undefined
}

/** The ids that an argument of references holds. */
function idsIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
}
