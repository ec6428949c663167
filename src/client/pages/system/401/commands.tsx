import { pathOf } from '../../../engine/declared/site'
import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Back past the page that may not be opened, which would only lead here again. */
  back: {
    start: () => {
      if (history.length > 2) history.go(-1)
      else navigate(pathOf('dashboard'))
    },
  },
} satisfies PageCode
