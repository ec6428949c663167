import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import manifest from '../../package.json'
import { readConfig } from '../../src/server/config'
import { refuseUnsafe } from '../../src/server/settings/refuse-unsafe'
import { settings } from '../../src/server/settings/settings'

interface Service {
  readonly environment: Readonly<Record<string, string>>
  readonly stop_grace_period?: string
}

const { services } = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: { console: Service; database: Service }
}
const dockerfile = readFileSync('Dockerfile', 'utf8')
const inImage = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' ').map((each) => each.split('='))),
) as Record<string, string>

/** What compose makes of a value, where the environment has none of the variables but those that it asks for. */
function filled(value: string, required: string): string {
  return value.replace(
    /\$\{(\w+)(:-([^}]*)|:\?[^}]*)?\}/g,
    (_all: string, name: string, word: string = '', usual: string = '') =>
      word.startsWith(':-') ? usual : name === 'PUBLIC_URL' ? 'https://office.example' : `${name}-${required}`,
  )
}

describe('the container', () => {
  const env = {
    ...inImage,
    ...Object.fromEntries(
      Object.entries(services.console.environment).map(([name, value]) => [name, filled(value, 'x'.repeat(32))]),
    ),
  }

  test('names settings that there are', () => {
    const named = [...Object.keys(inImage), ...Object.keys(services.console.environment)]
    expect(named.filter((name) => !(name in settings))).toEqual([])
  })

  test('is safe for production with what it asks for, and has time enough to stop', () => {
    expect(env.NODE_ENV).toBe('production')
    expect(() => refuseUnsafe(env)).not.toThrow()
    const { drainSeconds, stopSeconds } = readConfig(env)
    expect(parseInt(services.console.stop_grace_period ?? '')).toBeGreaterThan(drainSeconds + stopSeconds)
  })

  test('runs as nobody special, starts what there is, and is asked whether it is ready', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/readyz/m)
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? []
    const [, ...args] = JSON.parse(command) as string[]
    expect(existsSync(args.at(-1) ?? '')).toBe(true)
    expect(manifest.scripts.start).toContain(args[0])
  })

  test('is built with a Node that the product runs on', () => {
    const [, version] = /^FROM node:(\d+)/m.exec(dockerfile) ?? []
    expect(Number(version)).toBeGreaterThanOrEqual(20)
  })
})
