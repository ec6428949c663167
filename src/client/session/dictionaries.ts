import { keepDictionaries } from '../../fields/dictionary-store'
import type { Dictionaries } from '../../fields/dictionaries'
import { call } from '../api/api'

/**
 * Loads the dictionaries and has fields drawn by them. The browser keeps the last answer with its version and asks whether
 * it still holds: where it does, nothing is transferred.
 */
export async function loadDictionaries(): Promise<void> {
  keepDictionaries(await call<Dictionaries>('GET /cms/backend/enum/list'))
}
