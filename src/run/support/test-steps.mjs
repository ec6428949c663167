import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { build, ensureBuilt } from './ensure-built.mjs'
import { ensureBrowser, ensurePostgres } from './ensure-programs.mjs'
import { prepareData } from './prepared-data.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run-program.mjs'

/** @typedef {import('./report.mjs').Counts} Counts */

/**
 * The steps of a test run, cheapest first. Each takes further arguments for its runner, and the file that takes what it
 * prints where that is not to be among what others print.
 * @type {{ name: string, run: (args: string[], output?: string) => Promise<Counts> }[]}
 */
export const steps = [
  { name: 'types', run: (_args, output) => check([['oxlint/bin/oxlint']], output) },
  { name: 'lint', run: (args, output) => check(lintOf(args), output) },
  {
    name: 'build',
    run: async (_args, output) => ((await build(output)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  },
  { name: 'unit', run: (args, output) => vitest('unit*', args, output) },
  { name: 'contract', run: (args, output) => vitest('contract', args, output) },
  { name: 'api-embedded', run: (args, output) => vitest('api-embedded', args, output) },
  {
    name: 'api-postgres',
    run: async (args, output) => (await ensurePostgres(), vitest('api-postgres', args, output)),
  },
  { name: 'e2e', run: playwright },
  { name: 'figures', run: lastingFigures },
]

/**
 * How the steps of a whole run follow each other. Lanes of a phase run side by side: one leaves cores idle while it waits
 * for a compiler's single thread or for a database. The browser's tests measure time, and run alone.
 */
export const phases = [
  [
    ['types', 'lint'],
    ['build', 'unit', 'contract'],
  ],
  [['api-embedded'], ['api-postgres']],
  [['e2e']],
  [['figures']],
]

/** @param {string[]} files of any kind; none: all @returns {[string, ...string[]][]} */
function lintOf(files) {
  const code = files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
  const isAll = files.length === 0
  return [
    ...(isAll || code.length > 0
      ? [/** @type {[string, ...string[]]} */ ([eslint, ...eslintCache, ...(isAll ? ['.'] : code)])]
      : []),
    // Whether an export is dead only the whole project says.
    ['knip/bin/knip.js', '--no-progress'],
    [prettier, '--check', '--ignore-unknown', ...prettierCache, ...(isAll ? ['.'] : files)],
  ]
}

const eslint = 'eslint/bin/eslint.js'
const prettier = 'prettier/bin/prettier.cjs'
const eslintCache = ['--no-warn-ignored', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint']
const prettierCache = [
  '--log-level',
  'warn',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  '.cache/prettier',
]

/** Counts each program as one test. @param {[string, ...string[]][]} programs @param {string} [output] @returns {Promise<Counts>} */
async function check(programs, output) {
  let failed = 0
  for (const [program, ...args] of programs) if ((await runTool(program, args, {}, output)) !== 0) failed++
  return { passed: programs.length - failed, failed }
}

/** @param {string} project of Vitest, or the beginning of the names of several: `unit*` @param {string[]} args @param {string} [output] @returns {Promise<Counts>} */
async function vitest(project, args, output) {
  const step = project.replace('*', '')
  const file = resultFile(step)
  const durations = resultFile(`${step}-durations`)
  const measured = `--reporter=${inProject('src/run/support/durations-reporter.mjs')}`
  const reporters = ['--reporter=default', measured, '--reporter=json', `--outputFile.json=${file}`]
  const env = { DURATIONS_FILE: durations }
  const code = await runTool('vitest/vitest.mjs', ['run', `--project=${project}`, ...reporters, ...args], env, output)
  const result = readResult(file)
  const failedFiles = (result?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const tests = (result?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults)
  return {
    ...counts(code, result?.numPassedTests, (result?.numFailedTests ?? 0) + failedFiles.length),
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ...failedFiles.map(({ name }) => name),
    ],
    flaky: tests.filter(isFlaky).map(({ fullName }) => fullName),
    files: readResult(durations) ?? {},
  }
}

/** Whether a test failed before it passed. @param {{ status: string, failureMessages?: string[] | null }} test */
function isFlaky({ status, failureMessages }) {
  return status === 'passed' && (failureMessages ?? []).length > 0
}

/** @param {string[]} args @returns {Promise<Counts>} */
async function playwright(args) {
  if (!hasBrowserTests()) return { passed: 0, failed: 0 }
  const CHROMIUM = await ensureBrowser()
  await ensureBuilt()
  if (!(await prepareData())) return { passed: 0, failed: 1 }
  const file = resultFile('e2e')
  const config = '--config=tests/e2e/playwright.config.ts'
  const code = await runTool('@playwright/test/cli.js', ['test', config, '--reporter=list,json', ...args], {
    CHROMIUM,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const { stats, suites = [] } = readResult(file) ?? {}
  const specs = suites.flatMap(specsOf)
  const named = (/** @type {string} */ status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ title, file }) => `${file} › ${title}`)
  return {
    ...counts(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected),
    failures: named('unexpected'),
    flaky: named('flaky'),
    files: secondsByFile(specs),
  }
}

/** Figures that every machine measures alike; one test. @param {string[]} args @returns {Promise<Counts>} */
async function lastingFigures(args) {
  const CHROMIUM = await ensureBrowser()
  await ensureBuilt()
  const isKept =
    (await runNode(['--import', 'tsx', inProject('tests/bench/run.ts'), 'lasting', ...args], { CHROMIUM })) === 0
  return { passed: Number(isKept), failed: Number(!isKept) }
}

/** How long the tests of each file took, each time that they were tried. @param {Spec[]} specs */
function secondsByFile(specs) {
  /** @type {Record<string, number>} */
  const files = {}
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      files[`tests/e2e/${file}`] = (files[`tests/e2e/${file}`] ?? 0) + duration / 1000
  return files
}

/**
 * @typedef {{ title: string, file: string, tests: { status: string, results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of Playwright's JSON report: a file, or a `describe` within one
 */

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** A runner that fails without a failed test has failed in itself, which counts as one. @param {number} code */
function counts(code, passed = 0, failed = 0) {
  return { passed, failed: failed || (code === 0 ? 0 : 1) }
}

/** @param {string} path below node_modules @param {string[]} args @param {Record<string, string>} [env] @param {string} [output] */
function runTool(path, args, env, output) {
  return runNode([inProject(`node_modules/${path}`), ...args], env, output)
}

/** @param {string} step */
function resultFile(step) {
  mkdirSync(inProject('.cache'), { recursive: true })
  const file = inProject(`.cache/${step}.json`)
  rmSync(file, { force: true })
  return file
}

/** @param {string} file */
function readResult(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function hasBrowserTests() {
  const folder = inProject('tests/e2e')
  return (
    existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith('.spec.ts'))
  )
}
