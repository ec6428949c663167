import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import '../../src/server/handler-modules'
import { fileOf } from '../../src/schema/names'
import { registry } from '../../src/server/base/declarations'
import { handlerOf, placedHandlers } from '../../src/server/operations/handlers'

const placed = placedHandlers()
const withCode = [...registry.commands.values()].filter(({ command }) => handlerOf(command))

describe('the code of a command stands at the path of its declaration', () => {
  test('by its own name, at one of the pages that have the command', () => {
    expect(withCode.length).toBeGreaterThan(700)
    const meant = new Map(withCode.map((info) => [`${fileOf(info.page)}.ts ${info.name}`, info.command]))
    const strays = placed.filter(({ place, name, handler }) => meant.get(`${place} ${name}`) !== handler.command)
    expect(strays.map(({ place, name }) => `${place} ${name}`)).toEqual([])
  })

  test('beside a file of declarations at the same path', () => {
    const declared = [...new Set(placed.map(({ place }) => `commands/${place}`))]
    expect(declared.filter((file) => !existsSync(file))).toEqual([])
  })
})
