/**
 * @typedef {{ passed: number, failed: number, failures?: string[], flaky?: string[], files?: Record<string, number> }} Counts
 * `failures`: the names of what failed; `flaky`: the tests that passed the second time alone; `files`: the seconds that each
 * file of tests took
 */

/** How many of the slowest files are named. */
const named = 10

/**
 * Prints one line a step, the slowest files and, last, the sums.
 * @param {(Counts & { name: string, seconds: number })[]} outcomes
 * @param {number} seconds of the whole, less than the sum of steps that run side by side
 * @returns {boolean} whether nothing failed
 */
export function report(outcomes, seconds) {
  console.log('')
  for (const { name, passed, failed, seconds: taken } of outcomes) {
    const counts = `${passed} passed, ${failed} failed`
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(14)}${counts.padEnd(24)}${taken.toFixed(1).padStart(7)} s`)
  }
  console.log(`  ${'all'.padEnd(38)}${seconds.toFixed(1).padStart(7)} s`)
  for (const [file, taken, name] of slowest(outcomes))
    console.log(`slow in ${name}: ${file}${taken.toFixed(1).padStart(8)} s`)
  const passed = sum(outcomes.map((outcome) => outcome.passed))
  const failed = sum(outcomes.map((outcome) => outcome.failed))
  for (const { name, failures = [] } of outcomes) for (const test of failures) console.log(`failed in ${name}: ${test}`)
  for (const { name, flaky = [] } of outcomes) for (const test of flaky) console.log(`flaky in ${name}: ${test}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}

/** @param {(Counts & { name: string })[]} outcomes @returns {[file: string, seconds: number, step: string][]} */
function slowest(outcomes) {
  return outcomes
    .flatMap(({ name, files = {} }) =>
      Object.entries(files).map(([file, taken]) => /** @type {[string, number, string]} */ ([file, taken, name])),
    )
    .sort(([, left], [, right]) => right - left)
    .slice(0, named)
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
