import { expect, test } from 'vitest'
import { bothDatabases } from '../../both-databases'

const files = Object.keys(import.meta.glob('../../api/**/*.test.ts')).map((path) =>
  path.slice(path.lastIndexOf('/') + 1, -'.test.ts'.length),
)

test.each(bothDatabases)('%s, which runs on both databases, is the name of one file of API tests', (name) =>
  expect(files.filter((file) => file === name)).toHaveLength(1),
)
