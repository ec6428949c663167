import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Image } from '../../../../../src/client/base/ui/image'

const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

test('what has no picture is told by its name: a person by initials, a thing by its first letter', () => {
  expect(textOf(renderToStaticMarkup(<Image alt="" shape="portrait" width="row" name="Ann Li" id={3} />))).toBe('AL')
  expect(textOf(renderToStaticMarkup(<Image alt="" shape="cover" width="row" name="“half price” on VIP" />))).toBe('H')
  expect(textOf(renderToStaticMarkup(<Image alt="" shape="square" width={48} name="斋月合集" />))).toBe('斋')
})

test('a picture that is there, or on its way, has no letter in its place', () => {
  const held = { alt: '', shape: 'poster', width: 'row', name: 'Ramadan' } as const
  expect(textOf(renderToStaticMarkup(<Image {...held} src="/a.webp" />))).toBe('')
  expect(textOf(renderToStaticMarkup(<Image {...held} isPending />))).toBe('')
})
