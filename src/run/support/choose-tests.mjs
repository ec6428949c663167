/**
 * @typedef {{ files: string[], leftOut: string[] }} Choice of test files of one kind; `leftOut`: what a change reaches as well, from
 * farther away
 * @typedef {(file: string) => readonly string[]} ImportsOf the files that a file imports
 * @typedef {{ unit: Choice, contract: Choice, api: Choice, e2e: Choice }} Choices
 */

/** How many test files of a kind two minutes have room for. */
const room = { unit: 40, api: 6, contract: 30 }

/** Tests that start servers, build, run a compiler or go through all commands: a change runs them only where it names them. */
const slow = [
  ...['starting', 'add-a-page', 'migrations', 'own-sql', 'container'].map((name) => `tests/contract/${name}.test.ts`),
  ...['embedded/killed-parent', 'embedded/embedded-database', 'server/refuse-zip-bomb'].map(
    (name) => `tests/unit/${name}.test.ts`,
  ),
  ...['palette/matcher', 'palette/frecency', 'plain/run-plainly'].map(
    (name) => `tests/unit/client/engine/${name}.test.ts`,
  ),
]

const declares = /^(commands|locales|src\/(dictionaries|entities|fields|pages|schema|shared))\//

/**
 * The tests that a change can break, those that are nearest to it first: the changed tests themselves, those at the path of
 * what changed, then those that import it, directly or through other files.
 * @param {readonly string[]} changed @param {readonly string[]} all the project's files @param {ImportsOf} importsOf
 * @returns {Choices}
 */
export function chooseTests(changed, all, importsOf) {
  const distances = distancesFrom(changed, all, importsOf)
  const placed = new Set(changed.flatMap((file) => testsAtPath(file, all)))
  /** @param {string} kind @param {RegExp} ending */
  const reached = (kind, ending) =>
    all
      .filter((file) => file.startsWith(`tests/${kind}/`) && ending.test(file))
      .map((file) => ({ file, distance: placed.has(file) ? 0 : (distances.get(file) ?? Infinity) }))
      .filter(({ distance }) => distance < Infinity)
      .sort((left, right) => left.distance - right.distance || (left.file < right.file ? -1 : 1))
      .map(({ file }) => file)
  const test = /\.test\.tsx?$/
  const contract = all.filter((file) => file.startsWith('tests/contract/') && test.test(file))
  const wanted = changed.some((file) => declares.test(file)) ? contract : reached('contract', test)
  const isLeftOut = (/** @type {string} */ file) => slow.includes(file) && !changed.includes(file)
  /** @param {number} most @param {string[]} files */
  const quickOf = (most, files) =>
    within(
      most,
      files.filter((file) => !isLeftOut(file)),
      files.filter(isLeftOut),
    )
  return {
    unit: quickOf(room.unit, reached('unit', test)),
    contract: quickOf(room.contract, wanted),
    api: within(room.api, reached('api', test)),
    // Their data and the built console alone take two minutes to make.
    e2e: { files: [], leftOut: changed.filter((file) => file.endsWith('.spec.ts')) },
  }
}

/** @param {number} most @param {string[]} files @param {string[]} [leftOut] @returns {Choice} */
function within(most, files, leftOut = []) {
  return { files: files.slice(0, most), leftOut: [...files.slice(most), ...leftOut] }
}

/**
 * The API tests of the page that a file belongs to, as `tests/api/<section>/<page>.test.ts`; those of its section where the page has
 * none of its own.
 * @param {string} file @param {readonly string[]} all
 */
function testsAtPath(file, all) {
  const place =
    /^(?:commands|src\/pages|src\/server\/handlers|src\/client\/pages)\/([^/]+)\/([^/]+?)(?:\.tsx?)?(?:\/|$)/.exec(file)
  if (!place) return []
  const [, section = '', page = ''] = place
  const own = `tests/api/${section}/${page}.test.ts`
  return all.includes(own) ? [own] : all.filter((name) => name.startsWith(`tests/api/${section}/`))
}

/**
 * How many imports lie between each file and the nearest of the changed ones.
 * @param {readonly string[]} changed @param {readonly string[]} all @param {ImportsOf} importsOf
 */
function distancesFrom(changed, all, importsOf) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const file of all)
    for (const imported of importsOf(file)) importers.set(imported, [...(importers.get(imported) ?? []), file])
  const distances = new Map(changed.map((file) => [file, 0]))
  for (let queue = [...changed], distance = 1; queue.length > 0; distance++) {
    const next = queue.flatMap((file) => importers.get(file) ?? []).filter((file) => !distances.has(file))
    for (const file of next) distances.set(file, distance)
    queue = [...new Set(next)]
  }
  return distances
}
