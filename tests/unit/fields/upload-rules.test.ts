import { describe, expect, test } from 'vitest'
import { refusalOf } from '../../../src/fields/controls/use-uploading'
import { AUDIO_TYPES, PICTURE_TYPES, REFUSED_TYPES, UPLOAD_TYPES, VIDEO_TYPES } from '../../../src/fields/storage-key'
import { caption, type Language } from '../../../src/server/base/captions'
import { contentTypeOf } from '../../../src/server/storage/content-types'

const context = (language: Language) => ({
  language,
  zone: 'UTC',
  caption: (id: string, params?: Readonly<Record<string, string | number>>) => caption(language, id, params),
})

describe('Extension webp is not supported by the upload service.', () => {
  test('nothing that is offered to be chosen is of it, and the server knows all that is offered', () => {
    const offered = [...UPLOAD_TYPES, ...PICTURE_TYPES, ...VIDEO_TYPES, ...AUDIO_TYPES]
    expect(offered.filter((each) => REFUSED_TYPES.includes(each))).toEqual([])
    expect(offered.filter((each) => !contentTypeOf(`a.${each}`))).toEqual([])
    expect(contentTypeOf('a.webp')).toBeUndefined()
  })

  test('is said where files are chosen, and of a file that was chosen all the same, whatever the field takes', () => {
    expect(caption('zh', 'field.refusedTypes', { types: REFUSED_TYPES.join() })).toBe('不支持的格式：webp')
    const file = { name: 'a.WEBP', size: 1 }
    expect(refusalOf(file, {}, context('en'))).toBe('Files of type webp cannot be used here.')
    expect(refusalOf(file, { accept: ['webp', 'png'] }, context('zh'))).toBe('此处不支持 webp 格式的文件。')
  })
})
