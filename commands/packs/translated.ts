import { bool, languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { translateTexts } from '../../src/schema/does'
import type { Entity } from '../../src/schema/entity'

interface Translation {
  readonly on?: 'row' | 'rows'
}

/** The command of records with texts in several languages: a machine fills those that are missing. */
export function translated<E extends Entity>(entity: E, { on = 'rows' }: Translation = {}) {
  return {
    translate: defineCommand(entity, {
      on,
      does: translateTexts(),
      asks: { languages: languages({ required: true }) },
      icon: 'languages',
    }),
  }
}

/** That of records whose texts a machine may also write again. */
export function translatedAgain<E extends Entity>(entity: E, { on = 'rows' }: Translation = {}) {
  return {
    translate: defineCommand(entity, {
      on,
      does: translateTexts(),
      asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
      icon: 'languages',
    }),
  }
}
