import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from '../support/figure'

const folder = 'dist/server/chunks'

/** What each start of the server reads and compiles: the file that starts it, and all that this one imports before it runs. */
export const serverCode: Figure = {
  name: 'server-code',
  goals: [{ name: 'server-code', unit: 'MB', goal: 5, last: 7.39 }],
  runs: 1,
  prepare: () =>
    Promise.resolve(() => {
      const read = new Set(readdirSync(folder).filter((file) => file.startsWith('start-server-')))
      // A set goes on to what is added to it meanwhile.
      for (const file of read)
        for (const [, imported = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
          /^(?:im|ex)port .* from "\.\/([^"]+)";$/gm,
        ))
          read.add(imported)
      return Promise.resolve([[...read].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1_000_000])
    }),
}
