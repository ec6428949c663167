/** What of the File System Access API is used here, which the compiler's own list does not have in full. */
interface FolderHandle extends FileSystemDirectoryHandle {
  queryPermission?(): Promise<PermissionState>
  requestPermission?(): Promise<PermissionState>
}

interface OpensFolders {
  showDirectoryPicker?(): Promise<FolderHandle>
}

interface DropsHandles {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>
}

/** Files that somebody gave, and the folders they are in where the browser can open those again. */
export interface Given {
  readonly files: readonly File[]
  readonly folders: readonly FolderHandle[]
}

/** What a system puts into folders for itself. */
const isHidden = (name: string) => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini'

/** Whether the browser can ask for a folder that it can open again later. */
export function opensFolders(): boolean {
  return 'showDirectoryPicker' in window
}

/** Asks for a folder; undefined where nobody chose one. */
export async function askForFolder(): Promise<Given | undefined> {
  try {
    const folder = await (window as OpensFolders).showDirectoryPicker?.()
    return folder && { files: await filesIn(folder), folders: [folder] }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

/** The files of folders that were given before, where whoever sits here lets them be read again. To be called by a key or a click. */
export async function filesAgain(folders: readonly FolderHandle[]): Promise<Given> {
  const files: File[] = []
  for (const folder of folders)
    if ((await folder.requestPermission?.()) !== 'denied') files.push(...(await filesIn(folder)))
  return { files, folders }
}

/** The files of what was dropped, folders with all that is in them. */
export async function filesOfDrop({ items, files }: DataTransfer): Promise<Given> {
  const dropped = [...items].filter(({ kind }) => kind === 'file')
  // All are asked for at once: what was dropped is gone after the event.
  const handles = await Promise.all(
    dropped.map(
      (item) => (item as unknown as DropsHandles).getAsFileSystemHandle?.().catch(() => null) ?? Promise.resolve(null),
    ),
  )
  const folders = handles.filter((handle): handle is FolderHandle => handle?.kind === 'directory')
  if (folders.length === 0) return { files: [...files].filter(({ name }) => !isHidden(name)), folders }
  const alone = handles.filter((handle): handle is FileSystemFileHandle => handle?.kind === 'file')
  const inFolders = await Promise.all(folders.map(filesIn))
  return { files: [...inFolders.flat(), ...(await Promise.all(alone.map((each) => each.getFile())))], folders }
}

/** The files of a list, as an input or the clipboard has them. */
export function filesOf(list: FileList | null | undefined): Given {
  return { files: [...(list ?? [])].filter(({ name }) => !isHidden(name)), folders: [] }
}

async function filesIn(folder: FileSystemDirectoryHandle): Promise<File[]> {
  const files: File[] = []
  for await (const entry of folder.values()) {
    if (isHidden(entry.name)) continue
    if (entry.kind === 'directory') files.push(...(await filesIn(entry)))
    else files.push(await entry.getFile())
  }
  return files
}
