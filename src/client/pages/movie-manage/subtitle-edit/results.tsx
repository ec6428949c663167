import { navigate } from 'wouter/use-browser-location'
import type { ShowResult } from '../../../engine/commands/show-result'
import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'

/** The next subtitle that waits is opened; where none does, that is said. */
export const saveAndNext: ShowResult = ({ next }: { readonly next: number | null }) => {
  if (next === null) toast.info(caption('movie-manage.movie-aiTranslateTask.takeNext.none'))
  else navigate(`/movie-manage/subtitle-edit?subtitle=${next}`)
}
