import { navigate } from 'wouter/use-browser-location'
import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** The next subtitle that waits is opened; where none does, that is said. */
  saveAndNext: {
    onResult: ({ next }: { readonly next: number | null }) => {
      if (next === null) toast.info(caption('movie-manage.movie-aiTranslateTask.takeNext.none'))
      else navigate(`/movie-manage/subtitle-edit?subtitle=${next}`)
    },
  },
} satisfies PageCode
