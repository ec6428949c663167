import { navigate } from 'wouter/use-browser-location'
import type { Effect } from '../../../engine/commands/effects'
import { pageContext } from '../../../engine/page/page-context'

/** Works through the list as it is filtered. */
export const startQueue: Effect = () => navigate(`/crawler-manage/star-info${pageContext.current?.search() ?? ''}`)
