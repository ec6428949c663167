import { sharesDeepLink } from '../../../engine/deep-links/share-deep-link'

export const copyDeepLink = sharesDeepLink(() => 'DRAMA')
