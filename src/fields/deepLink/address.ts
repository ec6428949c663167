import { CONTENT_TYPES, type ContentType, type DeepLink } from './field'
import { isTarget, leadsToAddress } from './target'

/** Where links lead into the app: its scheme, and the site whose addresses phones open in it; empty where there is none. */
export interface AppHosts {
  readonly scheme: string
  readonly site: string
}

/** What the app calls each content type in its jump addresses. */
const words: Readonly<Record<ContentType, string>> = {
  MOVIE: 'movie',
  DRAMA: 'drama',
  SHORT: 'short',
  INNER_URL: 'page',
  OUTER_URL: 'web',
  APP_URL: 'app',
  ALBUM: 'album',
  STAR: 'star',
  ROOM: 'room',
  LIVE_ROOM: 'live-room',
  TOPIC: 'topic',
  GROUP: 'group',
  RANKING: 'ranking',
}

/**
 * The app's own jump addresses of a link: by its scheme, `ironman://movie/42`, and by its site, `https://go.example/movie/42`,
 * which phones without the app open too. Addresses go along as a parameter.
 */
export function appAddresses(
  { type, target, title }: DeepLink,
  { scheme, site }: AppHosts,
): { readonly scheme: string; readonly site: string | undefined } {
  const parameters = new URLSearchParams({
    ...(leadsToAddress(type) && { url: target }),
    ...(title !== undefined && { title }),
  })
  const place = leadsToAddress(type) ? words[type] : `${words[type]}/${target}`
  const rest = parameters.size > 0 ? `${place}?${parameters.toString()}` : place
  return { scheme: `${scheme}://${rest}`, site: site ? `${site}/${rest}` : undefined }
}

/** Reads a jump address of the app, or a link as its fields write it (`MOVIE:42`); undefined for everything else. */
export function readAddress(text: string, { scheme, site }: AppHosts): DeepLink | undefined {
  const [, named = '', own = ''] = /^([A-Z_]+):(.+)$/.exec(text.trim()) ?? []
  const type = CONTENT_TYPES.find((each) => each === named)
  if (type) return checked(type, own)
  const start = [`${scheme}://`, ...(site ? [`${site}/`] : [])].find((each) => text.trim().startsWith(each))
  if (start === undefined) return undefined
  const [place = '', query = ''] = text.trim().slice(start.length).split('?', 2)
  const [word, target = ''] = place.split('/', 2)
  const parameters = new URLSearchParams(query)
  const found = CONTENT_TYPES.find((each) => words[each] === word)
  return found && checked(found, parameters.get('url') ?? target, parameters.get('title') ?? undefined)
}

function checked(type: ContentType, target: string, title?: string): DeepLink | undefined {
  return isTarget(type, target) ? { type, target, ...(title !== undefined && { title }) } : undefined
}
