import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process, distinguished from a later one that happens to get the same number. */
export interface ProcessIdentity {
  readonly pid: number
  /** The moment it was started, in whatever form the operating system tells it; compared, never parsed. */
  readonly started: string
}

/** The identity of a running process; undefined where no process of that number runs. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startedOnLinux(pid) : startedElsewhere(pid)
  return started === undefined ? undefined : { pid, started }
}

/** Whether this very process still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started
}

/** What a process has had of the processor, in whatever unit the operating system tells it; compared, never parsed. */
export function timeSpent(pid: number): string | undefined {
  if (process.platform !== 'linux') return askPs('time=', pid)
  const stat = read(`/proc/${pid}/stat`)
  // proc(5): fields 14 and 15, counted from field 3 on.
  return stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .join('/')
}

/** proc(5): field 3 is the state (`Z` is dead but not yet collected), field 22 the start in clock ticks since boot. */
function startedOnLinux(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z' || state === 'X') return undefined
  return `${read('/proc/sys/kernel/random/boot_id')?.trim()}/${rest[18]}`
}

function startedElsewhere(pid: number): string | undefined {
  return askPs('lstart=', pid)
}

function askPs(column: string, pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
