import { navigate } from 'wouter/use-browser-location'
import { openDialog } from '../../../shell/frame/shell-store'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  search: {
    start: () => openDialog('search'),
  },
  home: {
    start: () => navigate('/dashboard'),
  },
} satisfies PageCode
