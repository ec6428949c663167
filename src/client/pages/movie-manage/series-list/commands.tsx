import { sharesDeepLink } from '../../../engine/deep-links/share-deep-link'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  copyDeepLink: sharesDeepLink(() => 'DRAMA'),
} satisfies PageCode
