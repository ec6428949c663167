import { expect, test } from 'vitest'
import { audio, image, images, string, video } from '../../../../../src/fields'
import { maskWith } from '../../../../../src/fields/masked'
import { defineEntity } from '../../../../../src/schema/entity'
import { mediaOf, playedOf } from '../../../../../src/client/engine/film/media-of'

const application = defineEntity({
  name: 'application',
  service: 'review',
  label: 'name',
  scale: 1,
  demo: 1,
  fields: {
    name: string(),
    cover: image(),
    greeting: audio(),
    clip: video(),
    idPhotos: images({ max: 3, secret: 'Review:application.identity' }),
    selfie: video({ secret: 'Review:application.identity' }),
  },
})

test('what there is to see of a record follows its fields, picture by picture', () => {
  const record = { name: 'Ayu', cover: 'a.jpg', idPhotos: ['front.jpg', 'back.jpg'], selfie: 'self.mp4' }
  expect(mediaOf(application, record)).toEqual([
    { name: 'cover', kind: 'picture', key: 'a.jpg' },
    { name: 'idPhotos', kind: 'picture', key: 'front.jpg' },
    { name: 'idPhotos', kind: 'picture', key: 'back.jpg' },
    { name: 'selfie', kind: 'film', key: 'self.mp4' },
  ])
})

test('the mask of a picture or a film is no file', () => {
  const record = { name: 'Ayu', cover: 'a.jpg', idPhotos: maskWith(), selfie: maskWith('p4') }
  expect(mediaOf(application, record)).toEqual([{ name: 'cover', kind: 'picture', key: 'a.jpg' }])
})

test('films and sounds are played where a record is read, but for what is secret', () => {
  const record = { name: 'Ayu', cover: 'a.jpg', greeting: 'hello.mp3', clip: 'clip.mp4', selfie: 'self.mp4' }
  expect(playedOf(application, record)).toEqual([
    { name: 'greeting', kind: 'sound', key: 'hello.mp3' },
    { name: 'clip', kind: 'film', key: 'clip.mp4' },
  ])
  expect(playedOf(application, { name: 'Ayu', cover: 'a.jpg', greeting: null })).toEqual([])
})
