import { navigate } from 'wouter/use-browser-location'
import { pageContext } from '../../../engine/page/page-context'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Works through the list as it is filtered. */
  startQueue: {
    start: () => navigate(`/crawler-manage/star-info${pageContext.current?.search() ?? ''}`),
  },
} satisfies PageCode
