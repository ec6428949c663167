import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../../engine/commands/page-code'

export default {
  /** What was taken to be proofread is opened. */
  takeNext: {
    onResult: ({ subtitle }: { readonly subtitle: number | null }) => {
      if (subtitle !== null) navigate(`/movie-manage/subtitle-edit?subtitle=${subtitle}`)
    },
  },
} satisfies PageCode
