import { keepDictionaries } from '../../../fields/dictionary-store'
import type { Dictionaries } from '../../../fields/dictionaries'
import { callAnyHost } from '../api/api'
import { ApiError, notOffered } from '../api/api-error'

const none: Dictionaries = {
  version: 'none',
  constants: {},
  enums: [],
  areaConfigs: {} as Dictionaries['areaConfigs'],
  areas: [],
}

/**
 * Loads the dictionaries and has fields drawn by them. The browser keeps the last answer with its version and asks whether
 * it still holds: where it does, nothing is transferred. Another admin host may have only some of them, or none.
 */
export async function loadDictionaries(): Promise<void> {
  const told = await callAnyHost('GET /cms/backend/enum/list').catch((error: unknown) => {
    if (error instanceof ApiError && error.code === notOffered) return null
    throw error
  })
  keepDictionaries({ ...none, ...told })
}
