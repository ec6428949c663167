import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject, project } from './project.mjs'

/**
 * The files that differ from where this branch left main, in the working tree too, untracked ones among them; those that are
 * gone are left out.
 * @returns {string[]} paths relative to the project's folder, sorted
 */
export function changedFiles() {
  const since = base()
  const names = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(names.flatMap((text) => text.split('\n')))]
    .filter((name) => name !== '' && existsSync(inProject(name)))
    .sort()
}

/** The last commit that this branch and main have in common. */
function base() {
  for (const main of ['main', 'origin/main'])
    try {
      return git('merge-base', 'HEAD', main).trim()
    } catch {
      // A clone of one branch knows no other.
    }
  return 'HEAD'
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
