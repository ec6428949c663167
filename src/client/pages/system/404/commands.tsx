import { pathOf } from '../../../engine/declared/site'
import { navigate } from 'wouter/use-browser-location'
import { openDialog } from '../../../shell/frame/shell-store'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  search: {
    start: () => openDialog('search'),
  },
  home: {
    start: () => navigate(pathOf('dashboard')),
  },
} satisfies PageCode
