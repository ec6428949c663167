import { proxy, ref } from 'valtio'
import { call, type CallOptions } from '../../base/api/api'
import { isOffered } from '../../base/api/host-speech'
import { bindSettings } from '../../base/settings/settings-store'
import { preferenceOf, settingsOf, type Preference } from '../../base/settings/preferences'
import { pageContext } from '../../engine/page/page-context'

/** Settings follow the account once they have rested this long, in milliseconds. */
const rest = 800

/** What the server keeps of an account, dashboard tiles and working areas included; null until there is any. */
export const accountPreference = proxy<{ value: Preference | null }>({ value: null })

/** What an account has changed and the server does not know yet. */
interface Unsaved {
  readonly account: number
  readonly change: Preference
}

let timer: ReturnType<typeof setTimeout> | undefined
let unsaved: Unsaved | undefined

/**
 * Makes the settings those of an account, as the server keeps them; later changes go there. What this browser has changed
 * and could not store yet, since it was closed or reloaded at once or cut off, wins and is stored now. A server that cannot
 * be asked leaves what this browser remembers.
 */
export async function bindAccountSettings(account: number): Promise<void> {
  accountPreference.value = null
  const known = await refreshPreference({ quiet: true }).catch(() => null)
  const left = leftOf(account)
  bindSettings(account, known ? settingsOf({ ...known, ...left }) : undefined, (settings) =>
    keepSoon(account, preferenceOf(settings)),
  )
  keepSoon(account, left)
  addEventListener('pagehide', keepBeforeLeaving)
}

/** Reads the preferences again, e.g. after a command has changed them. @throws ApiError */
export async function refreshPreference(options: Pick<CallOptions, 'quiet'> = {}): Promise<Preference | null> {
  const found = await call('GET /auth/backend/staffPreference/mine', options)
  accountPreference.value = found && ref(found)
  return found
}

/** Stores further preferences at once. @throws ApiError */
export async function savePreference(change: Preference, options: Pick<CallOptions, 'keepalive'> = {}): Promise<void> {
  await call('POST /auth/backend/staffPreference/mine', { input: { ...change }, ...options })
  accountPreference.value = ref({ ...accountPreference.value, ...change })
}

/** Stores the standing area filter, and shows the page through it. @throws ApiError */
export async function saveAreas(areas: readonly number[]): Promise<void> {
  await savePreference({ areas })
  pageContext.current?.reload()
}

function keepSoon(account: number, preference: Preference): void {
  unsaved = { account, change: changesOf(preference) }
  remember(unsaved)
  clearTimeout(timer)
  timer = setTimeout(() => void keep(), rest)
}

/** Sends what has rested. What cannot be stored now goes along with the next change, or when the console starts again. */
async function keep(options: Pick<CallOptions, 'keepalive'> = {}): Promise<void> {
  const sent = unsaved
  if (!sent || isEmpty(sent.change) || !isOffered('POST /auth/backend/staffPreference/mine')) return
  try {
    await savePreference(sent.change, options)
  } catch {
    return
  }
  if (unsaved === sent) remember((unsaved = { ...sent, change: {} }))
}

/** A page that goes does not wait for the hand to rest. */
function keepBeforeLeaving(): void {
  clearTimeout(timer)
  void keep({ keepalive: true })
}

const storageKey = (account: number): string => `iron-man.unsaved.${account}`

function remember({ account, change }: Unsaved): void {
  if (isEmpty(change)) localStorage.removeItem(storageKey(account))
  else localStorage.setItem(storageKey(account), JSON.stringify(change))
}

function leftOf(account: number): Preference {
  try {
    return (JSON.parse(localStorage.getItem(storageKey(account)) ?? '{}') ?? {}) as Preference
  } catch {
    return {}
  }
}

function isEmpty(change: Preference): boolean {
  return Object.keys(change).length === 0
}

function changesOf(preference: Preference): Preference {
  const before = accountPreference.value ?? {}
  return Object.fromEntries(
    Object.entries(preference).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Preference]),
    ),
  )
}
