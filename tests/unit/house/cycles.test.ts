import { describe, expect, it } from 'vitest'
import { cyclesIn, deepest, importedValues, valueImports } from '../../support/import-graph'

describe('the search for cycles', () => {
  it('counts the imports that load a file at once', () => {
    const source = [
      `import react from 'react'`,
      `import { a, type B } from './a'`,
      `import type { C } from './c'`,
      `import { type D } from './d'`,
      `export { e } from '../e'`,
      `export type { F } from './f'`,
      `import './g.css'`,
      `void import('./h')`,
    ].join('\n')
    expect(importedValues(source)).toEqual(['./a', './d', '../e', './g.css'])
  })

  it('finds a cycle among files, with its way', () => {
    const imports = [
      { from: 'ui/a.ts', to: 'ui/b.ts' },
      { from: 'ui/b.ts', to: 'ui/c.ts' },
      { from: 'ui/c.ts', to: 'ui/b.ts' },
    ]
    expect(cyclesIn(imports)).toEqual(['ui/b.ts → ui/c.ts, ui/c.ts → ui/b.ts'])
  })

  it('finds a cycle among folders that no file is part of', () => {
    const imports = [
      { from: 'engine/grid/a.ts', to: 'base/ui/b.ts' },
      { from: 'base/api/c.ts', to: 'engine/grid/d.ts' },
    ]
    expect(cyclesIn(imports)).toEqual([])
    expect(cyclesIn(imports, 2)).toEqual([])
    expect(cyclesIn(imports, 1)).toEqual(['engine/grid/a.ts → base/ui/b.ts, base/api/c.ts → engine/grid/d.ts'])
  })
})

describe.each(['src/client'])('%s', (root) => {
  const imports = valueImports(root)
  const depths = Array.from({ length: deepest(imports) }, (_, at) => at + 1)

  it('has no circular imports among its files', () => {
    expect(cyclesIn(imports)).toEqual([])
  })

  it.each(depths)('has no circular imports among its folders, %i deep', (depth) => {
    expect(cyclesIn(imports, depth)).toEqual([])
  })
})
