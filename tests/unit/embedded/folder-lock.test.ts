import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '../../../src/server/db/embedded/folder-lock'
import { identify, isRunning } from '../../../src/server/db/embedded/process-identity'

const DEAD = { pid: 1, started: 'another boot/1' }

describe('the lock of a data folder', () => {
  let base: string
  let folder: string
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'lock-'))
    folder = join(base, 'database')
  })
  afterEach(() => rmSync(base, { recursive: true, force: true }))

  it('is refused while its holder lives', async () => {
    await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(/^The data folder \S+ is in use by process \d+\.$/)
  })

  it('passes on from a dead process, even when another one has got its number', async () => {
    writeFileSync(`${folder}.lock.7`, JSON.stringify({ self: DEAD, parent: DEAD }))
    await lockFolder(folder)
    expect(readdirSync(base)).toEqual(['database.lock.8'])
  })

  it('is waited for while a holder without a parent winds up', async () => {
    const orphan = spawn('sleep', ['0.4'])
    const self = identify(orphan.pid ?? 0)
    writeFileSync(`${folder}.lock.1`, JSON.stringify({ self, parent: DEAD }))
    await lockFolder(folder)
    expect(readdirSync(base)).toEqual(['database.lock.2'])
  })

  it('goes to exactly one of many processes that find the same dead holder', async () => {
    for (let round = 1; round <= 2; round++) {
      writeFileSync(`${folder}.lock.${round * 10}`, JSON.stringify({ self: DEAD, parent: DEAD }))
      const outcomes = await Promise.all(Array.from({ length: 4 }, () => tryToLock(folder)))
      expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome.includes('is in use by process'))).toHaveLength(3)
    }
  })

  it('names a lock that cannot be read, rather than take the folder', async () => {
    writeFileSync(`${folder}.lock.1`, '{')
    await expect(lockFolder(folder)).rejects.toThrow(`${folder}.lock.1 cannot be read`)
  })
})

describe('the identity of a process', () => {
  it('holds while the process runs and not afterwards', async () => {
    const child = spawn('sleep', ['60'])
    const identity = identify(child.pid ?? 0)!
    expect(isRunning(identity)).toBe(true)
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    expect(isRunning(identity)).toBe(false)
  })

  it('tells two processes of the same number apart', () => {
    expect(isRunning({ pid: process.pid, started: 'another boot/1' })).toBe(false)
  })
})

/** Runs a process that locks the folder and keeps it for two seconds; resolves with `locked` or the refusal. */
function tryToLock(folder: string): Promise<string> {
  const script = `
    import { lockFolder } from './src/server/db/embedded/folder-lock'
    lockFolder(process.argv[1]).then(() => { console.log('locked'); setTimeout(() => {}, 2000) }, (e) => console.log(e.message))`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve) => {
    let output = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.once('close', () => resolve(output.trim()))
  })
}
