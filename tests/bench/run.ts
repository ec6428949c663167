import { figures } from './figures'
import { Bench } from './support/bench'
import { isLost, lineOf, type Figure } from './support/figure'
import { beginProfiles, drawFlameGraphs, profileThisProcess } from './support/profiles'

/*
 * `npm run bench` measures every figure and prints a JSON line for each goal; `npm run bench -- NAME` measures one, or all
 * whose names begin so; `npm run bench -- profile NAME` measures one once and draws where its time goes; `npm run bench -- lasting`
 * measures those that every machine measures alike, and fails where one is worse by a third. What it starts ends with it.
 */

/** Medians are of this many runs. */
const usualRuns = 5

const [, , mode = ''] = process.argv
const isProfiled = mode === 'profile'
const isLasting = mode === 'lasting'
const wanted = process.argv.slice(isProfiled || isLasting ? 3 : 2)
const chosen = figures
  .filter(({ goals }) => !isLasting || goals.some(({ last }) => last !== undefined))
  .filter(({ name, onlyByName }) =>
    wanted.length === 0 ? !onlyByName : wanted.some((start) => name.startsWith(start)),
  )
if (chosen.length === 0) {
  console.error(`There is no figure "${wanted.join(' ')}": choose ${figures.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const bench = new Bench()
let isCutShort = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    isCutShort = true
    void bench.end().finally(() => process.exit(130))
  })
try {
  if (isProfiled && chosen[0]) await profile(chosen[0])
  else
    for (const figure of chosen) {
      await measure(figure)
      await bench.closePages()
    }
} catch (error) {
  // Measuring fails when what it needs is taken away.
  if (!isCutShort) console.error(error)
  process.exitCode = isCutShort ? 130 : 1
}
await bench.end()
// Whatever a library has left open is of no account now.
process.exit()

/** Measures once, with profiles of all that takes part; a server writes its own when it ends. */
async function profile(figure: Figure): Promise<void> {
  const folder = beginProfiles(figure.name)
  const endOwn = await profileThisProcess(folder)
  await measure({ ...figure, runs: 1 })
  await endOwn()
  await bench.closePages()
  await bench.end()
  console.log(`Open in a browser:\n${drawFlameGraphs(folder).join('\n')}`)
}

async function measure({ goals, runs = usualRuns, prepare }: Figure): Promise<void> {
  const run = await prepare(bench)
  const results: (readonly number[])[] = []
  for (let count = 0; count < runs; count++) results.push(await run())
  goals.forEach((goal, at) => {
    const line = lineOf(
      goal,
      results.map((values) => values[at] ?? NaN),
    )
    console.log(JSON.stringify(line))
    if (!isLasting || !isLost(goal, line.value)) return
    console.error(`${line.name} is ${line.value} ${line.unit}, and was ${goal.last}: a third is lost.`)
    process.exitCode = 1
  })
}
