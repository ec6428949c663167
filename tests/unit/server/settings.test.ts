import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../src/server/config'
import { refuseUnsafe } from '../../../src/server/settings/refuse-unsafe'
import { settings } from '../../../src/server/settings/settings'

const readme = readFileSync('README.md', 'utf8')

/** What the table of the README names in its first column. */
const described = [...readme.matchAll(/^\| (`[A-Z][A-Z0-9_]+.*?) \|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([A-Z][A-Z0-9_]+)/g)].flatMap(([, name]) => name ?? []),
)

test('the README describes every setting, and none that there is not', () => {
  expect([...described].sort()).toEqual(Object.keys(settings).sort())
})

test('whatever is wrong is told at once: the setting, its fault and what to give', () => {
  const env = { PORT: '80800', LOCK_SECONDS: '0', LOG_LEVEL: 'loud', S3_BUCKET: 'files', S3_KEY: 'k' }
  expect(() => readConfig(env)).toThrow(
    [
      'PORT is "80800". Give a port number from 0 to 65535, or leave it out for 8080.',
      'LOG_LEVEL is "loud". Give one of trace, debug, info, warn, error, fatal, silent, or leave it out for info.',
      'LOCK_SECONDS is "0". Give whole seconds from 1 to 3600, or leave it out for 5.',
      'S3_BUCKET and S3_KEY are set, but S3_ENDPOINT and S3_SECRET are not. Set all of them, or none.',
    ].join('\n'),
  )
})

test('what nobody else may read is not repeated', () => {
  const env = { AUDIT_KEY: 'a-short-one', DATABASE_URL: 'mysql://root:hidden@db/x', FCM_SERVICE_ACCOUNT: '{"private' }
  const said = faultOf(() => readConfig(env))
  expect(said.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'DATABASE_URL',
    'AUDIT_KEY',
    'FCM_SERVICE_ACCOUNT',
  ])
  expect(said).not.toMatch(/a-short-one|hidden|private"/)
})

test('an empty setting is one that was left out', () => {
  const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, '']))
  expect(readConfig(empty)).toEqual(readConfig({}))
})

describe('demo data and accounts', () => {
  const database = { DATABASE_URL: 'postgres://db/x' }
  test.each([
    [{}, true],
    [{ DEMO: '0' }, false],
    [database, false],
    [{ ...database, DEMO: '1' }, true],
  ])('%j: %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo)
  })
})

describe('a server in production', () => {
  const safe = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/x',
    PUBLIC_URL: 'https://office.example',
    AUDIT_KEY: 'a'.repeat(32),
    FACTOR_KEY: 'f'.repeat(32),
  }

  test('starts on settings that are safe', () => {
    expect(() => refuseUnsafe(safe)).not.toThrow()
    expect(() => refuseUnsafe({ ...safe, HOST: '0.0.0.0', TRUST_PROXY: '0' })).not.toThrow()
    expect(() => refuseUnsafe({ ...safe, PUBLIC_URL: 'http://[::1]:8080' })).not.toThrow()
  })

  test.each([
    ['DATABASE_URL', ''],
    ['DEMO', '1'],
    ['PUBLIC_URL', ''],
    ['PUBLIC_URL', 'http://office.example'],
    ['AUDIT_KEY', ''],
    ['AUDIT_KEY', 'f'.repeat(32)],
    ['FACTOR_KEY', ''],
  ])('does not start where %s is "%s"', (name, value) => {
    expect(unsafe({ ...safe, [name]: value })).toEqual([name])
  })

  test('does not start open to others without a word on the proxies before it', () => {
    expect(unsafe({ ...safe, HOST: '0.0.0.0' })).toEqual(['TRUST_PROXY'])
  })

  test('says all that is unsafe at once', () => {
    expect(unsafe({ NODE_ENV: 'production' })).toEqual(['DATABASE_URL', 'PUBLIC_URL', 'AUDIT_KEY', 'FACTOR_KEY'])
  })

  test('is one that says so: any other starts on all defaults', () => {
    expect(() => refuseUnsafe({})).not.toThrow()
  })
})

/** The settings that a start refuses for, by the beginnings of its lines. */
function unsafe(env: Readonly<Record<string, string>>): string[] {
  return faultOf(() => refuseUnsafe(env))
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split(' ')[0] ?? [])
}

function faultOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
