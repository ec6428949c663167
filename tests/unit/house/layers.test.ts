import { Linter } from 'eslint'
import typescript from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { layers } from '../../../eslint.layers.js'

/** What the layer rules say of a line of code at a place of the house. */
function complaints(filename: string, code: string): string[] {
  const parsing = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: typescript.parser },
    plugins: { '@typescript-eslint': typescript.plugin },
  }
  const config = [parsing, ...layers]
  return new Linter().verify(code, config, filename).map(({ message }) => message)
}

describe('the layers of the house', () => {
  it.each([
    ['src/client/engine/grid/grid.tsx', `import { x } from '../../../server/db/database'`, 'src/client/base/api'],
    ['src/client/base/ui/menu.tsx', `import { x } from '../../engine/grid/grid'`, 'src/client/base does not know'],
    [
      'src/client/base/ui/menu.tsx',
      `import type { X } from '../../shell/frame/shell'`,
      'src/client/base does not know',
    ],
    ['src/client/engine/grid/grid.tsx', `import { x } from '../../shell/frame/shell'`, 'down to src/client/engine'],
    ['src/client/engine/palette/palette.tsx', `import { x } from '../../pages/ugc/x'`, 'down to src/client/engine'],
    ['src/client/engine/grid/grid.tsx', `import { x } from '../../records/user/summary'`, 'down to src/client/engine'],
    ['src/client/records/user/summary.tsx', `import { x } from '../../pages/ugc/x'`, 'down to src/client/records'],
    [
      'src/client/records/user/summary.tsx',
      `import { x } from '../../shell/frame/shell'`,
      'down to src/client/records',
    ],
    ['src/client/shell/frame/shell.tsx', `import { x } from '../../pages/ugc/x'`, 'down to src/client/shell'],
    ['src/client/app.tsx', `import { x } from '../server/app'`, 'src/client/base/api'],
    ['src/server/app.ts', `import { x } from '../client/main'`, 'src/schema or src/fields'],
    ['src/schema/field.ts', `import { x } from '../entities/user'`, 'imports nothing but itself'],
    ['src/schema/field.ts', `import { z } from 'zod'`, 'imports nothing but itself'],
    ['src/client/engine/grid/grid.tsx', `import { x } from '../../../calls/user'`, 'by their types alone'],
    ['src/calls/user.ts', `import { x } from '../server/db/database'`, 'src/server/calls'],
    ['src/calls/user.ts', `import { x } from '../client/base/ui/button'`, 'src/client/pages'],
    ['src/calls/user.ts', `import { x } from '../pages/user-manage/user-list'`, 'src/schema/registry'],
    ['src/entities/user-manage/user.ts', `import { x } from '../../server/db/database'`, 'src/server/handlers'],
    ['src/pages/user-manage/user-list.ts', `import { x } from '../../client/base/ui/button'`, 'src/client/pages'],
    ['commands/user-manage/user-list.ts', `import { x } from '../../src/client/base/ui/button'`, 'src/client/pages'],
    ['src/fields/text/field.ts', `import { x } from '../../client/base/ui/input'`, 'src/client/pages'],
    ['src/client/shell/frame/shell.tsx', `import redaxios from 'redaxios'`, 'src/client/base/api'],
    ['src/client/shell/frame/shell.tsx', `void fetch('/healthz')`, 'src/client/base/api'],
    ['src/client/engine/grid/grid.tsx', `import { Command } from 'cmdk'`, 'src/client/engine/palette'],
    ['src/client/base/ui/menu.tsx', `import { useKBar } from 'kbar'`, 'src/client/engine/palette'],
    ['src/client/engine/palette/palette.tsx', `import { Dialog } from 'radix-ui'`, 'src/client/base/ui'],
    ['src/server/app.ts', `import { sql } from 'kysely'`, 'the folders of src/server that keep records'],
    ['src/fields/text/column.ts', `import pg from 'pg'`, 'the folders of src/server that keep records'],
    ['src/server/access/mask.ts', `import { list } from '../operations/list'`, 'stands below it'],
    ['src/server/operations/list.ts', `import { undo } from '../run/undo'`, 'stands below it'],
    ['src/server/domain/users/bans.ts', `import page from '../../handlers/user-manage/user-list'`, 'stands below it'],
    ['src/server/run/undo.ts', `import { info } from '../calls/auth/session'`, 'stands below it'],
    ['src/server/storage/s3-storage.ts', `import { mail } from '../mail/mail-of'`, 'stands below it'],
  ])('refuse in %s: %s', (filename, code, way) => {
    expect(complaints(filename, code)).toEqual([expect.stringContaining(way)])
  })

  it.each([
    ['src/client/base/api/call.ts', `import redaxios from 'redaxios'`],
    ['src/client/base/api/stream.ts', `export const stream = new EventSource('/stream')`],
    ['src/client/engine/palette/palette.tsx', `import { Command } from 'cmdk'`],
    ['src/client/base/ui/menu.tsx', `import { Dialog } from 'radix-ui'`],
    ['src/client/engine/grid/grid.tsx', `import { Button } from '../../base/ui/button'`],
    ['src/client/records/user/summary.tsx', `import { x } from '../../engine/parts/row-label'`],
    ['src/client/pages/ugc/audit-list/view.tsx', `import { x } from '../../../shell/frame/shell-store'`],
    ['src/client/pages/ugc/audit-list/view.tsx', `import { x } from '../../../records/user/summary'`],
    ['src/client/shell/frame/shell.tsx', `import { x } from '../../records/cells'`],
    ['src/client/app.tsx', `import { x } from './shell/console/console'`],
    ['src/client/engine/grid/grid.tsx', `import type { x } from '../../../calls/user'`],
    ['src/calls/user.ts', `import user from '../entities/user-manage/user'`],
    ['src/calls/user.ts', `import { z } from 'zod'`],
    ['src/client/engine/grid/grid.tsx', `import type { Field } from '../../../schema/field'`],
    ['src/fields/text/view.tsx', `import { Input } from '../../client/base/ui/input'`],
    ['src/server/operations/list.ts', `import { sql } from 'kysely'`],
    ['src/server/operations/list.ts', `import { window } from '../../calls/records'`],
    ['src/server/pipeline/operation.ts', `import type { Kysely } from 'kysely'`],
    ['src/schema/entity.ts', `import type { Field } from './field'`],
    ['src/server/access/mask.ts', `import type { Context } from '../pipeline/operation'`],
    ['src/server/handlers/user-manage/user-list.ts', `import { banUser } from '../../domain/users/bans'`],
  ])('allow in %s: %s', (filename, code) => {
    expect(complaints(filename, code)).toEqual([])
  })
})
