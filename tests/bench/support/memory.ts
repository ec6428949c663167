import { readdirSync, readFileSync } from 'node:fs'

/** How often memory is looked at, in milliseconds. */
const interval = 100

/**
 * Watches the memory of a server process and of a PostgreSQL server: all that the one has in memory, and what the
 * processes of the other have in addition to their shared cache, which its administrator sizes and which is full whatever runs.
 * @returns how to stop, which tells the most there was, in MB
 */
export function watchMemory(server: number, postgres: number): { stop(): number } {
  let most = 0
  const look = () => {
    const beside = [postgres, ...childrenOf(postgres)].reduce((sum, pid) => sum + memoryOf(pid, 'RssAnon'), 0)
    most = Math.max(most, memoryOf(server, 'VmRSS') + beside)
  }
  look()
  const timer = setInterval(look, interval)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}

/** The processes that a process has started. proc(5): the fourth field of `stat` is the parent. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = read(`/proc/${pid}/stat`)
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent
    })
}

/** proc(5): an entry of `status`, in MB. */
export function memoryOf(pid: number, entry: 'VmRSS' | 'RssAnon'): number {
  const [, kilobytes = 0] = new RegExp(`^${entry}:\\s+(\\d+) kB$`, 'm').exec(read(`/proc/${pid}/status`)) ?? []
  return (Number(kilobytes) * 1024) / 1_000_000
}

/** Empty where the process has gone. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
