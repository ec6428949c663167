import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { EndedProcess } from './server-process'

/** Runs what `npm run <name> -- <args>` does; `ensureBuilt` comes first. @returns what it printed, and its exit code */
export async function runNpm(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<EndedProcess> {
  const script = fileURLToPath(new URL(`../../src/run/${name}.mjs`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const read = (chunk: Buffer) => void (printed += chunk.toString())
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, lines: printed.split('\n').filter(Boolean) }
}
