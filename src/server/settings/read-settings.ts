import { settings, together, type Setting, type SettingName } from './settings'

/** The variables that a process is started with. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Each setting as it was given, or as it holds where it was left out. */
export type Values = {
  readonly [Name in SettingName]: (typeof settings)[Name] extends Setting<infer Value, infer Usual>
    ? Value | Usual
    : never
}

/**
 * Reads all settings; one that is empty counts as left out.
 * @throws with a line for each fault: the setting, what is wrong with it, and what to give
 */
export function readSettings(env: Environment): Values {
  const read = Object.entries<Setting<unknown>>(settings).map(([name, setting]) => readOne(name, setting, env[name]))
  const faults = [...read.flatMap(({ fault }) => fault ?? []), ...halfSet(env)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  // Each value comes from the shape that its type is taken from.
  return Object.fromEntries(read.map(({ name, value }) => [name, value])) as Values
}

function readOne(name: string, { shape, usual }: Setting<unknown>, given: string | undefined) {
  if (given === undefined || given === '') return { name, value: usual }
  const value = shape.read(given)
  if (value !== undefined) return { name, value }
  const fault = shape.isSecret ? `${name} cannot be used as it is.` : `${name} is "${given}".`
  const isPlain = typeof usual === 'string' || typeof usual === 'number'
  const orNone = isPlain ? `, or leave it out for ${usual}` : ''
  return { name, value, fault: `${fault} Give ${shape.ask}${orNone}.` }
}

function halfSet(env: Environment): string[] {
  return together.flatMap((names) => {
    const missing = names.filter((name) => !env[name])
    if (missing.length === 0 || missing.length === names.length) return []
    const set = names.filter((name) => env[name])
    return `${listed(set)} ${verb(set)} set, but ${listed(missing)} ${verb(missing)} not. Set all of them, or none.`
  })
}

const listed = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')
const verb = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are')
