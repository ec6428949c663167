import { sharesDeepLink } from '../../developer/share-deep-link'

export const copyDeepLink = sharesDeepLink(() => 'MOVIE')
