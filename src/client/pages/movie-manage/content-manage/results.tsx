import { navigate } from 'wouter/use-browser-location'
import type { ShowResult } from '../../../engine/commands/show-result'
import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'

interface Pasted {
  readonly ids: readonly number[]
  readonly unknown: readonly number[]
}

/** The list holds what was pasted; what is no title is named. */
export const pasteIds: ShowResult = ({ ids, unknown }: Pasted) => {
  navigate(`/movie-manage/content-manage?id=${ids.join()}`)
  if (unknown.length > 0)
    toast.error(
      caption('movie-manage.content-manage.pasteIds.someUnknown', {
        count: unknown.length,
        ids: unknown.slice(0, 20).join(', '),
      }),
    )
}
