import { firstCallsOf, startPath, type HeadAnswer } from './head-calls'
import { readToken } from './token'
import { decodedPart } from './decoded-part'
import { pageSetting } from '../settings/page-setting'
import { storedLanguage } from '../settings/settings'

/*
 * Stands in the page itself, before everything else in its head. The console's code has to be fetched and compiled before it runs;
 * what is asked for here is on its way, or answered, by then. Another host is asked when it is known what it speaks.
 */
const token = readToken()
if (token !== undefined && pageSetting('api-host') === '') {
  const language = storedLanguage()
  const headers = { token, 'accept-language': language, 'x-console': '1' }
  const [path, search] = [decodedPart(location.pathname), decodedPart(location.search.slice(1))]
  const keys = [`GET ${startPath}`, ...firstCallsOf(path, search)]
  globalThis.headCalls = { token, language, answers: new Map(keys.flatMap((key) => ask(key, headers))) }
}

/** Makes a call of this host's; a key that names none is passed over. */
function ask(key: string, headers: Readonly<Record<string, string>>): [string, Promise<HeadAnswer>][] {
  const [, method, path, body] = /^(GET|POST) (\/(?!\/)\S+) ?(.*)$/.exec(key) ?? []
  if (method === undefined || path === undefined) return []
  const sent = body ? { headers: { ...headers, 'content-type': 'application/json' }, body } : { headers }
  const answer = fetch(path, { method, ...sent }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }))
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined)
  return [[key, answer]]
}
