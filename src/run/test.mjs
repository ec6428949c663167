import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { changedRun } from './support/changed-run.mjs'
import { ensureInstalled } from './support/ensure-installed.mjs'
import { fail } from './support/fail.mjs'
import { inProject } from './support/project.mjs'
import { report } from './support/report.mjs'
import { phases, steps } from './support/test-steps.mjs'

/*
 * `npm test` runs every step; `npm test -- unit` one of them, `npm test -- unit tests/unit/client/engine/grid` a part of it. `npm test -- changed`
 * runs what the difference from main can break, `npm test -- full` also what a run leaves to samples. A step that fails does not
 * keep the others from running. What runs at the same time as another prints what it has to say when it has ended.
 */
const [wanted, ...rest] = process.argv.slice(2)
if (wanted === 'full') process.env['FULL'] = '1'
const chosen = wanted === 'changed' ? changedRun() : stepsNamed(wanted === 'full' ? undefined : wanted)

await ensureInstalled()
const begun = performance.now()
const outcomes = []
for (const lanes of phases.map(chosenLanes)) {
  const isAlone = lanes.length < 2
  await Promise.all(lanes.map((lane) => runLane(lane, isAlone)))
}
const order = steps.map(({ name }) => name)
outcomes.sort((left, right) => order.indexOf(left.name) - order.indexOf(right.name))
process.exitCode = report(outcomes, (performance.now() - begun) / 1000) ? 0 : 1

/** The steps of a name, each with the arguments that it gets; all of them where none is named. @param {string | undefined} name */
function stepsNamed(name) {
  const named = steps.filter((step) => !name || step.name === name || step.name.startsWith(`${name}-`))
  const choice = ['changed', 'full', ...steps.map((step) => step.name)].join(', ')
  if (named.length === 0) fail(`There is no step "${name}": choose ${choice}.`)
  return new Map(named.map((step) => [step.name, rest]))
}

/** @param {string[][]} lanes */
function chosenLanes(lanes) {
  return lanes
    .map((lane) => lane.flatMap((name) => (chosen.has(name) ? (steps.find((step) => step.name === name) ?? []) : [])))
    .filter(({ length }) => length > 0)
}

/** @param {typeof steps} lane @param {boolean} isAlone */
async function runLane(lane, isAlone) {
  for (const { name, run } of lane) {
    const output = isAlone ? undefined : emptyFile(name)
    if (isAlone) console.log(`\n── ${name}`)
    const started = performance.now()
    outcomes.push({
      name,
      ...(await run(chosen.get(name) ?? [], output)),
      seconds: (performance.now() - started) / 1000,
    })
    if (output) console.log(`\n── ${name}\n${readFileSync(output, 'utf8').trimEnd()}`)
  }
}

/** @param {string} step */
function emptyFile(step) {
  const file = inProject(`.cache/${step}.out`)
  mkdirSync(inProject('.cache'), { recursive: true })
  // A step that finds nothing to do, such as a build that stands already, opens it for no output.
  writeFileSync(file, '')
  return file
}
