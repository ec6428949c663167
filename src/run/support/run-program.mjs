import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { constants } from 'node:os'
import { project } from './project.mjs'

/** Signals that ask a process to end. @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the project's folder with our own input and output, and passes on the signals that ask to end.
 * @param {string} program @param {string[]} args @param {Record<string, string>} [env] added to ours
 * @param {string} [output] a file that takes what it prints, instead of our own output
 * @returns {Promise<number>} its exit code; 128 and the signal's number where a signal ended it
 */
export function runProgram(program, args, env = {}, output = undefined) {
  const file = output === undefined ? undefined : openSync(output, 'a')
  const stdio = file === undefined ? 'inherit' : ['ignore', file, file]
  const child = spawn(program, args, { cwd: project, stdio, env: { ...process.env, ...env } })
  if (file !== undefined) closeSync(file)
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, forward)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}

/** Runs a script with this Node. @param {string[]} args @param {Record<string, string>} [env] @param {string} [output] */
export function runNode(args, env, output) {
  return runProgram(process.execPath, args, env, output)
}
