import { isTranslated } from '../../../fields/field-traits'
import { Readable } from 'node:stream'
import { linkedFile, nothing } from '../../../calls/shared'
import { REQUIRED_LANGUAGES } from '../../../fields/captions/required-languages'
import { titleIdOf } from '../../../fields/standard-fields'
import { apiBase, type Entity } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import type { Registry } from '../../../schema/registry'
import { caption, type Language } from '../../base/captions'
import { signingSecret } from '../../db/signing-secret'
import { defineOperation, type Operation } from '../../pipeline/operation'
import { writeWorkbook } from '../../sheets/write-workbook'
import { fileLink } from '../../storage/file-links'

/** The calls that give a link to an empty sheet for each import, with what its columns may hold on a second sheet. */
export function templateOperations(registry: Registry): Operation[] {
  const imports = [...registry.commands.values()].filter(({ command }) => command.verb === 'import' && command.entity)
  return [...new Set(imports.map(({ command }) => command.entity as Entity))].map((entity) => {
    const permissions = imports.filter(({ command }) => command.entity === entity).map(({ permission }) => permission)
    return defineOperation({
      id: `${entity.name}.importTemplate`,
      method: 'GET',
      url: `${apiBase(entity)}/importTemplate`,
      guard: { anyOf: permissions },
      input: nothing,
      output: linkedFile,
      run: async (context) => {
        const { language, services, now } = context
        const key = `templates/${entity.name}-${language}.xlsx`
        const content = await writeWorkbook(sheetsOf(entity, language))
        await services.storage.write(key, Readable.from([content]))
        const name = `${caption(language, entity.name)}.xlsx`
        return { url: fileLink(await signingSecret(context), key, name, now.getTime()), name }
      },
    })
  })
}

function sheetsOf(entity: Entity, language: Language) {
  const fields = Object.entries(entity.fields).filter(([, field]) => !field.readOnly)
  const title = (name: string) => caption(language, titleIdOf(entity, name))
  const headings = fields.flatMap(([name, field]) =>
    isTranslated(field) ? REQUIRED_LANGUAGES.map((each) => `${title(name)} (${each})`) : [title(name)],
  )
  const guide = fields.map(([name, field]) => [
    title(name),
    caption(language, field.required ? 'field.yes' : 'field.no'),
    choicesOf(entity, name, field, language),
  ])
  const guideHeadings = ['import.guideField', 'import.guideRequired', 'import.guideValues'].map((id) =>
    caption(language, id),
  )
  return [
    { name: caption(language, entity.name).slice(0, 31), rows: [[caption(language, 'record.id'), ...headings]] },
    { name: caption(language, 'import.guide').slice(0, 31), rows: [guideHeadings, ...guide] },
  ]
}

function choicesOf(entity: Entity, name: string, field: Field, language: Language): string {
  const codes = (field as Field & { of?: readonly string[] }).of
  if (codes) return codes.map((code) => caption(language, `${entity.name}.${name}.${code}`)).join(', ')
  const id = `import.values.${field.type}`
  const text = caption(language, id)
  return text === id ? '' : text
}
