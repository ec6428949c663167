import { bool, captions, file, image, int, order, ref, string } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** A deleted emoji still renders in old messages; it only leaves the keyboard. */
export default defineEntity({
  name: 'emoji',
  service: 'cms',
  label: 'name',
  lead: { picture: 'image', also: 'code' },
  search: ['name', 'code'],
  scale: 20_000,
  demo: 240,
  scopedBy: 'pack',
  groups: {
    identity: ['pack', 'code', 'name'],
    contents: ['keywords'],
    media: ['image', 'animation'],
    results: ['sent7d'],
    settings: ['position', 'enabled'],
  },
  fields: {
    pack: ref('emojiPack', { required: true }),
    code: string({
      max: 32,
      pattern: '^\\[[A-Za-z0-9_]+\\]$',
      example: '[smile]',
      unique: true,
      required: true,
      role: 'code',
    }), // stands in stored text; never reused
    name: captions({ max: 20, required: true }),
    image: image({ required: true }), // png or gif 240x240 up to 500 KB
    animation: file(), // svga up to 1 MB
    keywords: string({ max: 200 }), // comma list for the keyboard's search
    position: order(),
    sent7d: int({ readOnly: true }),
    enabled: bool({ default: true, role: 'switch' }),
  },
  ordered: { by: 'position', within: ['pack'] },
})
