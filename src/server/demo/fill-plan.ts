import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What makes the demo data of an installation: as long as this is kept, some of it is still to come. */
export interface FillPlan {
  readonly seed: number
  /** Milliseconds. */
  readonly now: number
}

/** What the process that fills in is told. */
export interface FillRequest extends FillPlan {
  readonly connectionString: string
}

const fileOf = (dataDir: string) => join(dataDir, 'demo-data.json')

/** Keeps the plan, so that a server that starts again goes on with it. */
export async function keepFillPlan(dataDir: string, plan: FillPlan): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileOf(dataDir), `${JSON.stringify(plan)}\n`)
}

/** The plan that is not done yet, if there is one. */
export async function readFillPlan(dataDir: string): Promise<FillPlan | undefined> {
  return readFile(fileOf(dataDir), 'utf8').then(
    (text) => JSON.parse(text) as FillPlan,
    () => undefined,
  )
}

export async function dropFillPlan(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true })
}
