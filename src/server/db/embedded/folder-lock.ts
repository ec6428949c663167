import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify, isRunning, type ProcessIdentity } from './process-identity'

/** Who holds a folder: the process that has it open, and the one that started that process. */
interface Holder {
  readonly self: ProcessIdentity
  readonly parent: ProcessIdentity | undefined
}

/** How long a process whose parent has died may take to notice, before it is killed, in milliseconds. */
const ORPHAN_GRACE = 5_000

/**
 * Takes a folder for this process until it ends; nothing has to be given back, since a dead holder counts as none.
 * Where the holder has outlived the process that started it, waits for it to go and then ends it.
 * @param folder need not exist yet; the lock is next to it as `<folder>.lock.<number>`
 * @throws Error with one sentence for people, when a living process holds the folder
 */
export async function lockFolder(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true })
  const deadline = Date.now() + ORPHAN_GRACE
  for (;;) {
    const latest = latestLock(folder)
    const holder = latest === 0 ? undefined : readHolder(lockFile(folder, latest))
    if (holder && isRunning(holder.self)) {
      if (holder.parent && isRunning(holder.parent)) {
        throw new Error(`The data folder ${dirname(folder)} is in use by process ${holder.parent.pid}.`)
      }
      if (Date.now() > deadline) process.kill(holder.self.pid, 'SIGKILL')
      await sleep(50)
    } else if (claim(folder, latest + 1)) return
  }
}

/**
 * Locks are numbered and the highest is never removed, only followed: so of many that find the same dead holder one
 * wins the next number, and one that comes late finds a higher number than its own and stands back.
 */
function claim(folder: string, number: number): boolean {
  const file = lockFile(folder, number)
  const draft = `${folder}.${randomUUID()}.tmp`
  const holder = { self: identify(process.pid), parent: identify(process.ppid) }
  writeFileSync(draft, JSON.stringify(holder))
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
  if (latestLock(folder) !== number) {
    rmSync(file, { force: true })
    return false
  }
  for (const older of lockNumbers(folder)) if (older < number) rmSync(lockFile(folder, older), { force: true })
  return true
}

function lockFile(folder: string, number: number): string {
  return `${folder}.lock.${number}`
}

function lockNumbers(folder: string): number[] {
  const prefix = `${basename(folder)}.lock.`
  return readdirSync(dirname(folder)).flatMap((name) =>
    name.startsWith(prefix) ? [Number(name.slice(prefix.length))] : [],
  )
}

function latestLock(folder: string): number {
  return Math.max(0, ...lockNumbers(folder))
}

/** Undefined where the file has just been followed by a higher number and removed. */
function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`The lock ${file} cannot be read; remove it if no server runs on this folder.`, { cause: error })
  }
}
