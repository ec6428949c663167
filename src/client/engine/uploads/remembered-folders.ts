import type { Given } from './folder-files'

type Folders = Given['folders']

const store = 'folders'

/** Keeps in this browser which folders the files of a list come from. Where it keeps nothing, they are asked for again. */
export async function rememberFolders(list: string, folders: Folders): Promise<void> {
  await within('readwrite', (kept) => kept.put(folders, list)).catch(() => undefined)
}

/** The folders of a list, as far as this browser has kept them. */
export async function rememberedFolders(list: string): Promise<Folders> {
  const found = await within<unknown>('readonly', (kept) => kept.get(list)).catch(() => undefined)
  return Array.isArray(found) ? (found as Folders) : []
}

export async function forgetFolders(list: string): Promise<void> {
  await within('readwrite', (kept) => kept.delete(list)).catch(() => undefined)
}

async function within<Result>(
  mode: IDBTransactionMode,
  ask: (kept: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open('iron-man.uploads', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const database = await answerOf(opening)
  try {
    return await answerOf(ask(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no folders.'))
  })
}
