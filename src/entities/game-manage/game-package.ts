import { bool, file, percent, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A package that a game has had; one of them is what players get. */
export default defineEntity({
  name: 'gamePackage',
  service: 'game',
  label: 'packageVersion',
  scale: 50_000,
  demo: 30,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: 'game',
  fields: {
    game: ref('game', { readOnly: true }),
    packageVersion: string({ max: 20, readOnly: true }),
    packageFile: file({ readOnly: true }),
    rollout: percent({ readOnly: true }), // when it was uploaded
    inUse: bool({ readOnly: true }),
  },
  ledger: true,
})
