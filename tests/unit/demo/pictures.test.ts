import { expect, test } from 'vitest'
import { pictureShape } from '../../../src/schema/picture-shape'
import { pictureSubject } from '../../../src/schema/picture-subject'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 7, now, sizes: { user: 400, device: 480 } })

/** What is cut to each frame without losing a head or a letter. */
const fitting = {
  poster: /^demo\/poster\//,
  cover: /^demo\/(cover|banner)\//,
  portrait: /^demo\/(portrait|icon)\//,
  square: /^demo\//,
}
/** The cover of an upload may be a portrait: that of whom it is by, or the very thing that was uploaded. */
const framed = [...registry.entities.values()].flatMap((entity) =>
  Object.entries(entity.fields)
    .filter(([name, field]) => pictureShape(field) !== 'square' && `${entity.name}.${name}` !== 'ugcPost.cover')
    .map(([name, field]) => ({ entity, name, fits: fitting[pictureShape(field)] })),
)

test('every picture is drawn for the frame that its field declares', () => {
  expect(framed.length).toBeGreaterThan(40)
  const shown = framed.flatMap(({ entity, name, fits }) =>
    [...demoRows(world, entity.name)]
      // A clip has one picture, which is wide.
      .filter(({ type }) => type !== 'video')
      .flatMap((row) => [row[name]].flat().filter((key) => typeof key === 'string'))
      .map((key) => ({ place: `${entity.name}.${name}`, key, fits })),
  )
  const wrong = shown.filter(({ key, fits }) => !fits.test(key)).map(({ place, key }) => `${place} ${key}`)
  expect(shown.length).toBeGreaterThan(1_000)
  expect(wrong.slice(0, 10)).toEqual([])
})

test('every proof is a picture of what its field declares', () => {
  const declared = [...registry.entities.values()].flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([name, field]) => {
      const subject = pictureSubject(field)
      return subject ? [{ entity, name, subject: `demo/${subject}/` }] : []
    }),
  )
  const proofs = declared.flatMap(({ entity, name, subject }) =>
    [...demoRows(world, entity.name)]
      .flatMap((row) => [row[name]].flat().filter((key) => typeof key === 'string'))
      .map((key) => ({ key, subject })),
  )
  expect(proofs.length).toBeGreaterThan(200)
  expect(proofs.filter(({ key, subject }) => !key.startsWith(subject)).slice(0, 10)).toEqual([])
})
