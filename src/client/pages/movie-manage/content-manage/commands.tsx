import { sharesDeepLink } from '../../../engine/deep-links/share-deep-link'
import { navigate } from 'wouter/use-browser-location'
import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'
import type { PageCode } from '../../../engine/commands/page-code'

/** What link fields call each type of title; clips open in the app by their title. */
const types = new Map([
  ['movie', 'MOVIE'],
  ['series', 'DRAMA'],
  ['short', 'SHORT'],
] as const)

interface Pasted {
  readonly ids: readonly number[]
  readonly unknown: readonly number[]
}

export default {
  copyDeepLink: sharesDeepLink((row) => [...types].find(([type]) => type === row?.type)?.[1]),
  /** The list holds what was pasted; what is no title is named. */
  pasteIds: {
    onResult: ({ ids, unknown }: Pasted) => {
      navigate(`/movie-manage/content-manage?id=${ids.join()}`)
      if (unknown.length > 0)
        toast.error(
          caption('movie-manage.content-manage.pasteIds.someUnknown', {
            count: unknown.length,
            ids: unknown.slice(0, 20).join(', '),
          }),
        )
    },
  },
} satisfies PageCode
