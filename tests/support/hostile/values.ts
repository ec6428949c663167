import fc from 'fast-check'

/** Texts that a program stumbles over: what PostgreSQL cannot hold, names of prototypes, patterns, dates that are none. */
const texts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '\u202e\ufeff',
  '👩‍👩‍👧',
  '__proto__',
  'constructor',
  'toString',
  '%',
  '\\',
  "'; --",
  '$1',
  '*',
  'null',
  'true',
  'NaN',
  '-0',
  '1e400',
  '-1',
  '0',
  '007',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1,2,99999999999999999999',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '9999-12-31T23:59:59.999-14:00',
  '0000-01-01T00:00:00Z',
  '2026-01-01T00:00:00+99:99',
  '../../etc/passwd',
  'uploads/2026/01/none.png',
  'https://iron-man.example/',
  'javascript:alert(1)',
  'a'.repeat(300),
  '长'.repeat(5_000),
]

/** Numbers at the ends of what JSON, JavaScript and the columns hold. */
const numbers: readonly number[] = [
  0, -1, 0.1, 1, 1.5, 255, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_991,
  -9_007_199_254_740_991, 9_007_199_254_740_992, 9_223_372_036_854_775_807, 1e21, 1e308, -1e308, 5e-324,
]

/** Stands for a key that only a text of JSON can have: objects of JavaScript take it for something else. */
export const prototypeKey = '\u00a7proto'

const deep = fc.integer({ min: 2, max: 3_000 }).map((depth) => nested(depth, (inner) => [inner]))
const deepObject = fc.integer({ min: 2, max: 3_000 }).map((depth) => nested(depth, (inner) => ({ a: inner })))
const huge = fc.constantFrom(
  'x'.repeat(100_000),
  Array.from({ length: 6_000 }, (_, at) => at),
)
const polluting = fc.constantFrom(
  { [prototypeKey]: { isSuper: true } },
  { constructor: { prototype: { isSuper: true } } },
  { toString: 1, hasOwnProperty: null },
)

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let at = 0; at < depth; at++) value = wrap(value)
  return value
}

export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

export const hostileNumber = fc.oneof(
  fc.constantFrom(...numbers),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** A value of any kind but the one that is asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  { weight: 6, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], [{}]) },
  { weight: 3, arbitrary: fc.array(fc.oneof(hostileText, hostileNumber), { maxLength: 4 }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: deepObject },
  { weight: 1, arbitrary: huge },
  { weight: 1, arbitrary: polluting },
)
